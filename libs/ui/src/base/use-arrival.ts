import { type RefObject, useEffect, useRef, useState } from 'react';

/** What an arrival needs besides the ref: it takes the focus, and the header does not lie on it. */
export const ARRIVAL = {
  tabIndex: -1,
  outline: 'none',
  scrollMarginTop: 'calc({sizes.header} + {spacing.4})',
} as const;

/** Brings what has just come up before the reader: into sight, and with the focus. */
export function useArrival<T extends HTMLElement>(hasArrived: boolean): RefObject<T | null> {
  const place = useRef<T>(null);
  useEffect(() => {
    if (!hasArrived) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [hasArrived]);
  return place;
}

/** Whether something has become true since the page was opened, and still is: what was true from the beginning is no news. */
export function useHasBecome(isTrue: boolean): boolean {
  const [isOld, setIsOld] = useState(isTrue);
  if (isOld && !isTrue) setIsOld(false);
  return isTrue && !isOld;
}
