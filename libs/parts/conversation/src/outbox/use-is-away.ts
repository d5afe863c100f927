import { useEffect, useState } from 'react';

/** A page that has just been opened is connected a moment later; that is nothing to speak of. */
const AWAY_AFTER_MS = 3_000;

/** Whether the connection has been away for so long that a word about it helps. */
export function useIsAway(isConnected: boolean): boolean {
  const [isAway, setIsAway] = useState(false);
  if (isConnected && isAway) setIsAway(false);
  useEffect(() => {
    if (isConnected) return undefined;
    const timer = setTimeout(() => setIsAway(true), AWAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isConnected]);
  return isAway;
}
