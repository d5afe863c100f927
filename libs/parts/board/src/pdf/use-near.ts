import { type RefObject, useEffect, useState } from 'react';

/** So much of the window before and after it something is made ready. */
const AROUND = '60%';

function scrollerOf(element: Element): Element | null {
  for (let place = element.parentElement; place; place = place.parentElement)
    if (/auto|scroll/.test(getComputedStyle(place).overflowY) && place.scrollHeight > place.clientHeight + 1)
      return place;
  return null;
}

/** Whether something is seen, or will be after a little scrolling. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    const element = place.current;
    if (!element || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver((seen) => setIsNear(seen.at(-1)?.isIntersecting ?? false), {
      root: scrollerOf(element),
      rootMargin: `${AROUND} 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
