import { useEffect, useState } from 'react';

let frozenAt: number | null = null;

/** The present instant; stories and screenshots may freeze it. */
export function now(): Date {
  return new Date(frozenAt ?? Date.now());
}

/** Stops the portal's clock at an instant, or lets it run again with null. For tests and stories. */
export function freezeClock(at: Date | string | null): void {
  frozenAt = at === null ? null : new Date(at).getTime();
}

/** The present instant, renewed every `everyMs` milliseconds and when the tab comes back to sight. */
export function useNow(everyMs: number): Date {
  const [instant, setInstant] = useState(now);
  useEffect(() => {
    const tick = () => setInstant(now());
    // Timers of a hidden tab are late or stopped.
    const onVisible = () => document.visibilityState === 'visible' && tick();
    const timer = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [everyMs]);
  return instant;
}
