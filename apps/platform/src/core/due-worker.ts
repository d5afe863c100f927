import type { Clock } from './clock.ts';
import { createIntervalWorker, type IntervalWorker } from './interval-worker.ts';
import type { ModuleDeps } from './module.ts';

const DONE_AT_ONCE = 100;

interface DueWork<Due> {
  readonly everyMs: number;
  /** What is due, the longest over first; those behind `after`. */
  due(limit: number, after?: Due): Promise<readonly Due[]>;
  /** Does one of them, in a transaction of its own, and once, however many processes look. */
  do(one: Due): Promise<void>;
  /** Said in the log of one that could not be done, and of looking for them. */
  readonly says: { readonly stays: string; readonly failed: string };
}

/** Does what is due, one after the other; one that cannot be done keeps no other one waiting. */
export function createDueWorker<Due>(
  { clock, log }: { readonly clock: Clock; readonly log: ModuleDeps['log'] },
  { everyMs, due, do: doOne, says }: DueWork<Due>,
): IntervalWorker {
  async function work(): Promise<void> {
    for (let after: Due | undefined; ;) {
      const found = await due(DONE_AT_ONCE, after);
      for (const one of found) await doOne(one).catch((err: unknown) => log.error({ err, due: one }, says.stays));
      if (found.length < DONE_AT_ONCE) return;
      after = found.at(-1);
    }
  }
  return createIntervalWorker(work, { clock, everyMs, onFailure: (err) => log.error({ err }, says.failed) });
}
