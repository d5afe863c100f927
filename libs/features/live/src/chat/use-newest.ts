import { useEffect, useRef, useState } from 'react';

/** So near to the end she wants to see what comes. */
const NEAR_END = 40;

interface Said {
  readonly count: number;
  /** Whether the last one is her own. */
  readonly isMine: boolean;
}

/** Keeps the newest in sight, and the place of who reads what was before. */
export function useNewest({ count, isMine }: Said) {
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [seen, setSeen] = useState(count);
  // What comes while she is at the end has been seen, and so has what she says herself.
  if (seen > count || (seen < count && (isAtEnd || isMine))) setSeen(count);
  useEffect(() => {
    const element = box.current;
    if (element && seen === count) element.scrollTop = element.scrollHeight;
  }, [seen, count]);
  // A keyboard that opens, a font that arrives: the end stays in sight.
  useEffect(() => {
    const element = box.current;
    if (!element || !isAtEnd) return undefined;
    const observer = new ResizeObserver(() => (element.scrollTop = element.scrollHeight));
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [isAtEnd, count]);
  return {
    box,
    hasNew: count > seen,
    toEnd() {
      setSeen(count);
      // The button is gone with what it told of.
      box.current?.focus();
    },
    /** What she reads stays where it is, also at the end. */
    stay: () => setAtEnd(false),
    onScroll() {
      const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
      setAtEnd(scrollHeight - scrollTop - clientHeight <= NEAR_END);
    },
  };
}
