import process from 'node:process';
import type { PoolAnswer, PoolJob } from './process-pool.ts';

/** The other side of a process pool: answers each job with what `work` makes of it, and ends with its server. */
export function serveJobs<Order, Value>(work: (order: Order) => Promise<Value>): void {
  process.on('message', ({ id, order }: PoolJob<Order>) => {
    const answer = (found: Omit<PoolAnswer<Value>, 'id'>) => process.send?.({ id, ...found });
    work(order).then(
      (value) => answer({ value }),
      (error: unknown) => answer({ failure: error instanceof Error ? error.message : 'unknown' }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}
