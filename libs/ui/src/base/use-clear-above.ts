import { type RefObject, useLayoutEffect, useRef } from 'react';

const GAP_PX = 8;
/** Whatever a page keeps at its lower edge: where a message is written, the buttons of a form. */
const AT_THE_EDGE = '[data-stays-in-sight]';

/**
 * Lifts something at the lower edge over what the page keeps there, for as long as `isShown`. What is kept there grows, comes and goes
 * with the page meanwhile, so it is looked at anew with each frame.
 */
export function useClearAbove<T extends HTMLElement>(isShown: boolean): RefObject<T | null> {
  const place = useRef<T>(null);

  useLayoutEffect(() => {
    const own = place.current;
    if (!own || !isShown) return undefined;
    let up = 0;
    let frame = 0;
    const look = () => {
      const next = wayAbove(own, up);
      if (next !== up) own.style.marginBottom = next > 0 ? `${next}px` : '';
      up = next;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      own.style.marginBottom = '';
    };
  }, [isShown]);

  return place;
}

/** How far up something that is `lifted` so far is clear of everything that it would lie on, as far as the window has room. */
function wayAbove(own: HTMLElement, lifted: number): number {
  const mine = own.getBoundingClientRect();
  const top = mine.top + lifted;
  const bottom = mine.bottom + lifted;
  const ways = [...document.querySelectorAll(AT_THE_EDGE)].map((kept) => {
    const its = kept.getBoundingClientRect();
    const liesOn = mine.left < its.right && its.left < mine.right && top < its.bottom && its.top < bottom;
    return liesOn ? Math.ceil(bottom + GAP_PX - its.top) : 0;
  });
  return Math.max(0, Math.min(Math.max(0, ...ways), Math.floor(top - GAP_PX)));
}
