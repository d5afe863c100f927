import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const GAP_PX = 8;
const CONTROL = 'button, a, input, select, textarea, [role=menuitem], [tabindex]';

/**
 * How many pixels something at the top goes down so that it does not lie on the control that was used last: what made it, and what
 * she may want to press again. Measured anew for each key; null is nothing.
 */
export function useClearOf<T extends HTMLElement>(key: string | number | null) {
  const place = useRef<T>(null);
  const pressed = useRef<Element | null>(null);
  const [offset, setOffset] = useState(0);

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
    setOffset(0);
    if (key === null || !own) return;
    const makers = [document.activeElement, pressed.current].filter(
      (one) => one !== null && one !== document.body && one.matches(CONTROL) && !own.contains(one),
    );
    setOffset(makers.reduce((down, maker) => Math.max(down, wayBelow(own, maker!)), 0));
  }, [key]);

  return { place, offset };
}

/** How far down `own` is clear of a control that it lies on; 0 where it does not, or where there is no room below. */
function wayBelow(own: HTMLElement, control: Element): number {
  const mine = own.getBoundingClientRect();
  const its = control.getBoundingClientRect();
  const top = mine.top - (parseFloat(own.style.marginTop) || 0);
  const liesOn = mine.left < its.right && its.left < mine.right && top < its.bottom && its.top < top + mine.height;
  const way = its.bottom + GAP_PX - top;
  return liesOn && its.bottom + GAP_PX + mine.height <= window.innerHeight ? way : 0;
}
