import { placesAround } from './field-labels.ts';

/** The id of the element that holds a place of the form. */
export const placeId = (path: string): string => `profile-${path.replaceAll('.', '-')}`;

const CONTROLS = 'input:not([type=hidden]):not(:disabled), textarea, select, button:not(:disabled)';

/** Leads to a place of the form, or to the nearest one around it that is on the screen. */
export function goToField(path: string): void {
  for (const name of placesAround(path)) {
    const place = document.getElementById(placeId(name));
    if (!place) continue;
    place.scrollIntoView({ block: 'center' });
    (place.querySelector<HTMLElement>(CONTROLS) ?? place).focus({ preventScroll: true });
    return;
  }
}
