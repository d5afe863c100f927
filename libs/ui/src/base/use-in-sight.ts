import { useEffect, useRef } from 'react';

/** For what appears far down in a form and must be read now: brings it into sight. */
export function useInSight<T extends HTMLElement>(isNeeded = true) {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (isNeeded) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isNeeded]);
  return ref;
}

/** Keeps it clear of the bar of buttons that stays at the end of a phone. */
export const CLEAR_OF_ACTIONS = { base: '96px', md: '16px' };
