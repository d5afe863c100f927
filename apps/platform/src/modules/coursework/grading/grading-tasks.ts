import type { Tx } from '../../../core/database/database.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import type { AssignmentRow } from '../assignments/assignments.tables.ts';
import { submissionQueries } from './submissions.queries.ts';

/** Her list of tasks says what is left to grade of an assignment, after whatever changed it (PLN-1). */
export async function followGrading(
  { tasks }: Pick<AssignmentDeps, 'tasks'>,
  tx: Tx,
  row: AssignmentRow,
  now: Date,
): Promise<void> {
  await tasks.followGrading(tx, row, await submissionQueries(tx, row.teacherId).waiting(row.id), now);
}
