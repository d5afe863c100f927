import { type RefObject, useEffect, useRef, useState } from 'react';

interface Arrivals {
  /** Put on an empty element above the list: whether it is in view tells whether the reader is at the top. */
  topRef: RefObject<HTMLDivElement | null>;
  /** How many came above the part that the reader looks at. */
  count: number;
}

/** Counts the notifications that arrived while the reader was further down (NTF-10). */
export function useArrivals(ids: readonly string[]): Arrivals {
  const topRef = useRef<HTMLDivElement>(null);
  const [isAtTop, setIsAtTop] = useState(true);
  const newestId = ids[0];
  const [knownId, setKnownId] = useState(newestId);

  useEffect(() => {
    const top = topRef.current;
    if (!top || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsAtTop(entry?.isIntersecting ?? true));
    observer.observe(top);
    return () => observer.disconnect();
  }, []);

  // At the top everything new is seen at once; state is set while rendering, so that no frame shows a wrong count.
  if (isAtTop && knownId !== newestId) setKnownId(newestId);
  return { topRef, count: isAtTop || knownId === undefined ? 0 : Math.max(0, ids.indexOf(knownId)) };
}
