import type { Tx } from '../../../core/database/database.ts';
import type { AssignmentDeps } from './assignment-deps.ts';
import { assignmentGivenLetter } from './assignment-letters.ts';
import { assignmentGiven } from './assignment-notices.ts';
import { assignmentQueries, type ClassAssignment } from './assignments.queries.ts';
import { tellStudents } from './tell-students.ts';

type Told = Pick<AssignmentDeps, 'notify' | 'mail' | 'accounts'>;

/** Tells the students of an assignment that they can see now, once; the answer is whether it told them. */
export async function announce(told: Told, tx: Tx, row: ClassAssignment, now: Date): Promise<boolean> {
  const isSeen = row.publishedAt !== null && row.displayAt !== null && row.displayAt <= now;
  if (!isSeen || row.announcedAt || row.isCanceled) return false;
  // Of the homework of a lesson its note tells.
  const letter = row.lessonId === null ? assignmentGivenLetter(row) : undefined;
  await tellStudents(told, tx, row, { notice: assignmentGiven(row), letter });
  await assignmentQueries(tx).announced(row.id, now);
  return true;
}
