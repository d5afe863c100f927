import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { openerOf } from './opener.ts';

const GAP_PX = 8;
const CONTROL = 'button, a, input, select, textarea, [role=menuitem], [tabindex]';

/**
 * Moves something at the top down so far that it does not lie on the control that was used last: what made it, and what she may
 * want to press again; for an entry of a menu that is the menu's button. Measured anew for each key, and as the focus moves: it
 * comes back to a page after the dialog over it has gone. A null key is nothing.
 */
export function useClearOf<T extends HTMLElement>(key: string | number | null): RefObject<T | null> {
  const place = useRef<T>(null);
  const pressed = useRef<HTMLElement | null>(null);

  useEffect(() => {
    // A press gives the focus to a control in most browsers, not in all.
    const onPress = ({ target }: Event) => {
      pressed.current = target instanceof Element ? openerOf(target.closest(CONTROL)) : null;
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, []);

  useLayoutEffect(() => {
    const own = place.current;
    if (!own || key === null) return undefined;
    const clear = () => {
      // Nor does it move from under the finger that closes it.
      if (own.contains(document.activeElement)) return;
      const makers = [openerOf(document.activeElement), pressed.current].filter(
        (one): one is HTMLElement => one?.matches(CONTROL) === true && !own.contains(one),
      );
      own.style.marginTop = '';
      const down = Math.max(0, ...makers.map((maker) => wayBelow(own, maker)));
      if (down > 0) own.style.marginTop = `${down}px`;
    };
    clear();
    document.addEventListener('focusin', clear);
    return () => {
      document.removeEventListener('focusin', clear);
      own.style.marginTop = '';
    };
  }, [key]);

  return place;
}

/** How far down something is clear of a control that it lies on; 0 where it does not, or where there is no room below. */
function wayBelow(own: HTMLElement, control: Element): number {
  const mine = own.getBoundingClientRect();
  const its = control.getBoundingClientRect();
  const liesOn = mine.left < its.right && its.left < mine.right && mine.top < its.bottom && its.top < mine.bottom;
  const way = its.bottom + GAP_PX - mine.top;
  return liesOn && mine.bottom + way <= window.innerHeight ? way : 0;
}
