import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const GAP_PX = 8;
const CONTROL = 'button, a, input, select, textarea, [role=menuitem], [tabindex]';

/**
 * Moves something at the top down so far that it does not lie on the control that was used last: what made it, and what she may
 * want to press again. Measured anew for each key; null is nothing.
 */
export function useClearOf<T extends HTMLElement>(key: string | number | null): RefObject<T | null> {
  const place = useRef<T>(null);
  const pressed = useRef<Element | null>(null);

  useEffect(() => {
    // A press gives the focus to a control in most browsers, not in all.
    const onPress = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest(CONTROL) : null;
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, []);

  useLayoutEffect(() => {
    const own = place.current;
    if (!own) return;
    own.style.marginTop = '';
    if (key === null) return;
    const makers = [document.activeElement, pressed.current].filter(
      (one): one is Element => one?.matches(CONTROL) === true && !own.contains(one),
    );
    const down = Math.max(0, ...makers.map((maker) => wayBelow(own, maker)));
    if (down > 0) own.style.marginTop = `${down}px`;
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
