import { useEffect, useEffectEvent, useRef } from 'react';
import { RETRY_MS } from '@portal/portal-core/autosave/autosave-retry';

interface Retries {
  /** Something could not be sent because nobody answered. */
  readonly isStuck: boolean;
  readonly isEmpty: boolean;
  readonly retry: () => void;
}

/**
 * Tries again by itself what could not be sent: after pauses that grow, and as soon as the browser is online again. The pauses count
 * what failed, whoever tried: of two that care for one talk the first spares the other its turn.
 */
export function useRetries({ isStuck, isEmpty, retry }: Retries): void {
  const failures = useRef(0);
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (isEmpty) failures.current = 0;
  }, [isEmpty]);
  useEffect(() => {
    if (!isStuck) return undefined;
    const pause = RETRY_MS[Math.min(failures.current, RETRY_MS.length - 1)];
    failures.current += 1;
    const timer = setTimeout(() => again(), pause);
    const onOnline = () => again();
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [isStuck]);
}
