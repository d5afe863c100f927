import { type KeyboardEvent, type RefObject, useCallback } from 'react';

const FOCUSABLE = 'button:not([disabled]), a[href], input, textarea, select, [tabindex="0"]';

/** F6 goes through the parts of a room, which bear `data-region`, and Shift+F6 back. */
export function useRegions(room: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      if (event.key !== 'F6') return;
      const regions = [...(room.current?.querySelectorAll<HTMLElement>('[data-region]') ?? [])];
      const at = regions.findIndex((region) => region.contains(document.activeElement));
      const step = event.shiftKey ? -1 : 1;
      const from = at === -1 && event.shiftKey ? 0 : at;
      event.preventDefault();
      for (let moved = 1; moved <= regions.length; moved += 1) {
        const region = regions.at((from + step * moved + regions.length) % regions.length);
        const first =
          region?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]') ??
          region?.querySelector<HTMLElement>(FOCUSABLE);
        if (!first) continue;
        return first.focus();
      }
    },
    [room],
  );
}
