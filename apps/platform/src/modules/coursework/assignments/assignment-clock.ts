import { createIntervalWorker, type IntervalWorker } from '../../../core/interval-worker.ts';
import { announce } from './announce.ts';
import type { AssignmentDeps } from './assignment-deps.ts';
import { assignmentQueries } from './assignments.queries.ts';

const EVERY_MS = 20_000;

/** Tells students of assignments whose time to be seen has come. */
export function createAssignmentClock(deps: AssignmentDeps): IntervalWorker {
  const { database, clock, realtime, log } = deps;

  async function work(): Promise<void> {
    const now = clock.now();
    for (const id of await assignmentQueries(database.db).unannounced(now)) {
      const told = await database.db.transaction(async (tx) => {
        const row = await assignmentQueries(tx).lockAny(id);
        return row && (await announce(deps, tx, row, now)) ? row : undefined;
      });
      if (told) realtime.tell(told.teacherId, 'assignment.changed', { id });
    }
  }

  return createIntervalWorker(work, {
    clock,
    everyMs: EVERY_MS,
    onFailure: (err) => log.error({ err }, 'announcing assignments failed, and will be tried again'),
  });
}
