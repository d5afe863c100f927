import type { Tx } from '../../../core/database/database.ts';
import { type FamilyLetter, studentQueries, writeToFamilies } from '../../classes/module.ts';
import type { ZonedNotice } from '../../notifications/module.ts';
import type { AssignmentDeps } from './assignment-deps.ts';
import { assignmentGivenLetter } from './assignment-letters.ts';
import { assignmentGiven } from './assignment-notices.ts';
import { assignmentQueries, type ClassAssignment } from './assignments.queries.ts';

type Told = Pick<AssignmentDeps, 'notify' | 'mail' | 'accounts'>;

interface Words {
  /** To those who have an account, each in his own zone. */
  readonly notice: ZonedNotice;
  /** To the families; none where another letter says it. */
  readonly letter: FamilyLetter | undefined;
}

/** Tells everyone who takes the lessons of a class now. */
export async function tellClass({ notify, mail, accounts }: Told, tx: Tx, classId: string, { notice, letter }: Words) {
  const students = await studentQueries(tx).taking({ classId });
  if (letter) await writeToFamilies({ mail }, tx, { classId, students }, letter);
  for (const { userId } of students) {
    if (userId === null) continue;
    const account = await accounts.getUser(tx, userId);
    if (account) await notify(tx, { userId, ...notice(account.timeZone) });
  }
}

/** Tells the students of an assignment that they can see now, once; the answer is whether it told them. */
export async function announce(told: Told, tx: Tx, row: ClassAssignment, now: Date): Promise<boolean> {
  const isSeen = row.publishedAt !== null && row.displayAt !== null && row.displayAt <= now;
  if (!isSeen || row.announcedAt || row.isCanceled) return false;
  // Of the homework of a lesson its note tells.
  const letter = row.lessonId === null ? assignmentGivenLetter(row) : undefined;
  await tellClass(told, tx, row.classId, { notice: assignmentGiven(row), letter });
  await assignmentQueries(tx).announced(row.id, now);
  return true;
}
