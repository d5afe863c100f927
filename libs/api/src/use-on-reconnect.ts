import { useEffect, useEffectEvent } from 'react';
import { transport } from './transport.ts';

/** Runs `work` whenever a lost connection is back. */
export function useOnReconnect(work: () => void): void {
  const run = useEffectEvent(work);
  useEffect(() => transport().realtime.onReconnect(() => run()), []);
}
