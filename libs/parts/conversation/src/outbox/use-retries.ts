import { useEffect, useRef } from 'react';
import { RETRY_MS } from '@portal/portal-core/autosave/autosave-retry';

interface Retries {
  /** Something could not be sent because nobody answered. */
  readonly isStuck: boolean;
  readonly isEmpty: boolean;
  readonly retry: () => void;
}

/** Tries again by itself what could not be sent: after pauses that grow, and as soon as the browser is online again. */
export function useRetries({ isStuck, isEmpty, retry }: Retries): void {
  const tries = useRef(0);
  useEffect(() => {
    if (isEmpty) tries.current = 0;
  }, [isEmpty]);
  useEffect(() => {
    if (!isStuck) return undefined;
    const timer = setTimeout(
      () => {
        tries.current += 1;
        retry();
      },
      RETRY_MS[Math.min(tries.current, RETRY_MS.length - 1)],
    );
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [isStuck, retry]);
}
