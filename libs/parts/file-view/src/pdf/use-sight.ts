import { type RefObject, useEffect, useState } from 'react';

/** Pages are drawn so far before they come into sight, and forgotten so far behind it. */
const NEAR = '100% 0px';
/** A line through the middle of what is seen. */
const MIDDLE = '-50% 0px';

function useObserver(place: RefObject<HTMLElement | null>, rootMargin: string) {
  const [isIn, setIsIn] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setIsIn(last.isIntersecting);
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, rootMargin]);
  return isIn;
}

/** Whether a page is near to what is seen. */
export const useIsNear = (place: RefObject<HTMLElement | null>) => useObserver(place, NEAR);

/** Whether a page is the one that is read. */
export const useIsRead = (place: RefObject<HTMLElement | null>) => useObserver(place, MIDDLE);
