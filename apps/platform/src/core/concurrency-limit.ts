import { DomainError } from './domain-error.ts';

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Does a few works at once and lets some wait, in the order in which they came; any further one throws TOO_MANY. For what takes
 * much memory or a core for a while: a storm of it must not take the whole process.
 */
export function createConcurrencyLimit({ atOnce, queue }: { atOnce: number; queue: number }): ConcurrencyLimit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= queue) throw new DomainError('TOO_MANY', { retryAfter: 1 });
      // Whoever ends hands its place over.
      await new Promise<void>((go) => waiting.push(go));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
