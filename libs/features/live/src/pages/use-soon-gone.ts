import { useEffect, useEffectEvent } from 'react';

/** So long something is said that asks for nothing. */
const SAID_MS = 10_000;

/** Takes away what has been said for long enough. */
export function useSoonGone(isSaid: boolean, takeAway: () => void): void {
  const onOver = useEffectEvent(takeAway);
  useEffect(() => {
    if (!isSaid) return undefined;
    const timer = setTimeout(() => onOver(), SAID_MS);
    return () => clearTimeout(timer);
  }, [isSaid]);
}
