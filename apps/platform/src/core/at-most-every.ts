import type { Clock } from './clock.ts';

/** True the first time, and then not again until `ms` have passed since it last was. */
export function atMostEvery(clock: Pick<Clock, 'monotonicMs'>, ms: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock.monotonicMs();
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}
