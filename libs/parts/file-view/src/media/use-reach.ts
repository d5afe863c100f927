import { useRef } from 'react';
import type { Played } from '@portal/domain/library/place';

/** So many seconds further it is told again. */
const STEP = 5;

/** Tells how far something was played, not with every moment: when it has gone on for a while, and at its end. */
export function useReach(onPlayed: ((played: Played) => void) | undefined) {
  const told = useRef(0);
  return (seconds: number, total: number | null) => {
    if (!onPlayed || !total || !Number.isFinite(total)) return;
    const isAtEnd = seconds >= total - 0.5 && told.current < total;
    if (!isAtEnd && seconds < told.current + STEP) return;
    told.current = isAtEnd ? total : seconds;
    onPlayed({ seconds: told.current, total });
  };
}
