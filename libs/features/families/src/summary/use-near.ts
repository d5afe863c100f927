import { type RefObject, useEffect, useState } from 'react';

/** So far before it comes into sight, in CSS pixels. */
const AHEAD = '400px';

/** Whether something has come near to what is seen, once and for all. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}
