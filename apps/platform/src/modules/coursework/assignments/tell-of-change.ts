import type { Tx } from '../../../core/database/database.ts';
import type { AssignmentDeps } from './assignment-deps.ts';
import { deadlineMovedLetter, withdrawnLetter } from './assignment-letters.ts';
import { assignmentListQueries } from './assignment-list.queries.ts';
import { assignmentWithdrawn, deadlineMoved } from './assignment-notices.ts';
import type { ClassAssignment } from './assignments.queries.ts';
import { tellStudents } from './tell-students.ts';

type Told = Pick<AssignmentDeps, 'notify' | 'mail' | 'accounts'>;

/** Tells those who know of an assignment that its deadline is another now; `before` is the one that it was. */
export async function tellOfDeadline(told: Told, tx: Tx, row: ClassAssignment, before: Date): Promise<void> {
  if (!row.announcedAt || row.deadlineAt.getTime() === before.getTime()) return;
  const last = row.deadlineAt > before ? row.deadlineAt : before;
  const listed = await assignmentListQueries(tx, row.teacherId).submissions(row.id);
  // For whom a later one of his own holds, nothing has changed.
  const concerned = listed.filter(({ extendedTo }) => !extendedTo || extendedTo < last);
  const studentIds = concerned.map(({ student }) => student.id);
  const words = { notice: deadlineMoved(row, before), letter: deadlineMovedLetter(row, before) };
  await tellStudents(told, tx, { classId: row.classId, studentIds }, words);
}

/** Tells those who know of an assignment that it is taken back; while it is still there. */
export async function tellOfWithdrawal(told: Told, tx: Tx, row: ClassAssignment): Promise<void> {
  if (!row.announcedAt) return;
  const listed = await assignmentListQueries(tx, row.teacherId).submissions(row.id);
  const studentIds = listed.map(({ student }) => student.id);
  const words = { notice: assignmentWithdrawn(row), letter: withdrawnLetter(row) };
  await tellStudents(told, tx, { classId: row.classId, studentIds }, words);
}
