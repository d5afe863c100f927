import { max } from 'date-fns/max';
import type { Tx } from '../../../core/database/database.ts';
import type { AssignmentDeps } from './assignment-deps.ts';
import { assignmentListQueries } from './assignment-list.queries.ts';
import { extensionsOf } from './assignment-view.ts';
import type { AssignmentRow } from './assignments.tables.ts';

/** Has the deadline on her list, due when it is over for the last who can still hand it in in time (PLN-1). */
export async function followDeadline(
  { tasks }: Pick<AssignmentDeps, 'tasks'>,
  tx: Tx,
  row: AssignmentRow,
): Promise<void> {
  const listed = await assignmentListQueries(tx, row.teacherId).one(row.id);
  const later = listed ? extensionsOf({ ...listed, deadlineAt: row.deadlineAt }) : [];
  await tasks.followAssignment(tx, { ...row, deadlineAt: max([row.deadlineAt, ...later]) });
}
