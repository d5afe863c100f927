import { max } from 'date-fns/max';
import type { Tx } from '../../../core/database/database.ts';
import type { AssignmentDeps } from './assignment-deps.ts';
import { assignmentListQueries } from './assignment-list.queries.ts';
import { extensionsOf } from './assignment-view.ts';
import type { AssignmentRow } from './assignments.tables.ts';

type Deps = Pick<AssignmentDeps, 'tasks'>;

/**
 * Has the deadline on her list, due when it is over for the last who can still hand it in in time, until nobody is missing any
 * more (PLN-1).
 */
export async function followDeadline({ tasks }: Deps, tx: Tx, row: AssignmentRow, now: Date): Promise<void> {
  const listed = await assignmentListQueries(tx, row.teacherId).one(row.id);
  if (listed && listed.students === listed.submitted) return tasks.finishAssignment(tx, row, now);
  const later = listed ? extensionsOf({ ...listed, deadlineAt: row.deadlineAt }) : [];
  await tasks.followAssignment(tx, { ...row, deadlineAt: max([row.deadlineAt, ...later]) });
}

/** Who takes part in a class is another: a newcomer has to do what is still open, and nobody waits for who left. */
export async function followDeadlinesOf(
  deps: Deps,
  tx: Tx,
  of: { readonly id: string; readonly teacherId: string },
  { now, isNewcomer }: { readonly now: Date; readonly isNewcomer: boolean },
): Promise<void> {
  for (const { assignment: row, students, submitted } of await assignmentListQueries(tx, of.teacherId).givenIn(of.id)) {
    if (isNewcomer && row.deadlineAt > now && students > submitted) await deps.tasks.reopenAssignment(tx, row);
    await followDeadline(deps, tx, row, now);
  }
}
