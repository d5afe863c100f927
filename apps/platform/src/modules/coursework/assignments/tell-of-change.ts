import { max } from 'date-fns/max';
import type { Tx } from '../../../core/database/database.ts';
import { changeOfDates, type LateWindow } from '../missing/late-line.ts';
import type { AssignmentDeps } from './assignment-deps.ts';
import { datesChangedLetter, withdrawnLetter } from './assignment-letters.ts';
import { assignmentListQueries } from './assignment-list.queries.ts';
import { assignmentWithdrawn, datesChanged } from './assignment-notices.ts';
import type { ClassAssignment } from './assignments.queries.ts';
import { tellStudents } from './tell-students.ts';

type Told = Pick<AssignmentDeps, 'notify' | 'mail' | 'accounts'>;

/** Tells those who know of an assignment that its deadline, or until when what is late is taken, is another now. */
export async function tellOfDates(told: Told, tx: Tx, row: ClassAssignment, before: LateWindow): Promise<void> {
  const change = changeOfDates(before, row);
  if (!row.announcedAt || !change) return;
  const last = max([row.deadlineAt, before.deadlineAt]);
  const listed = await assignmentListQueries(tx, row.teacherId).submissions(row.id);
  // For whom a later one of his own holds, nothing has changed.
  const concerned = listed.filter(({ extendedTo }) => !extendedTo || extendedTo < last);
  const studentIds = concerned.map(({ student }) => student.id);
  const words = { notice: datesChanged(row, change), letter: datesChangedLetter(row, change) };
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
