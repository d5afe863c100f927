import { createIntervalWorker, type IntervalWorker } from '../../../core/interval-worker.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { usersToWake, wakeDue } from './snoozed.queries.ts';

const USERS_AT_ONCE = 50;

type Deps = Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'log'>;

/** Brings notifications back whose time has come: on top of the list, new, unseen and unread, each under a new id. */
export function createSnoozeSweep({ database: { db }, clock, realtime, log }: Deps, everyMs = 5_000): IntervalWorker {
  async function sweep(): Promise<void> {
    const now = clock.now();
    const due = await usersToWake(db, now, USERS_AT_ONCE);
    let woken = 0;
    for (const userId of due) {
      const ids = await db.transaction((tx) => wakeDue(tx, userId, now));
      for (const id of ids) realtime.tell(userId, 'notification.new', { id });
      woken += ids.length;
    }
    if (woken && due.length === USERS_AT_ONCE) await sweep();
  }
  return createIntervalWorker(sweep, {
    clock,
    everyMs,
    onFailure: (err) => log.error({ err }, 'waking snoozed notifications failed, will be tried again'),
  });
}
