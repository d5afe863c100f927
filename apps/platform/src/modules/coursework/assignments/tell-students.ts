import type { Tx } from '../../../core/database/database.ts';
import { type FamilyLetter, studentQueries, writeToFamilies } from '../../classes/module.ts';
import type { ZonedNotice } from '../../notifications/module.ts';
import type { AssignmentDeps } from './assignment-deps.ts';

type Told = Pick<AssignmentDeps, 'notify' | 'mail' | 'accounts'>;

interface Whom {
  readonly classId: string;
  /** Everyone who takes the lessons of the class now, where nobody is named. */
  readonly studentIds?: readonly string[];
}

interface Words {
  /** To those who have an account, each in his own zone. */
  readonly notice: ZonedNotice;
  /** To the families; none where another letter says it. */
  readonly letter: FamilyLetter | undefined;
}

/** Tells students of a class and their families; who has left it is told nothing. */
export async function tellStudents(
  { notify, mail, accounts }: Told,
  tx: Tx,
  { classId, studentIds }: Whom,
  { notice, letter }: Words,
): Promise<void> {
  const taking = await studentQueries(tx).taking({ classId });
  const students = studentIds ? taking.filter(({ id }) => studentIds.includes(id)) : taking;
  if (letter) await writeToFamilies({ mail }, tx, { classId, students }, letter);
  for (const { userId } of students) {
    const account = userId === null ? undefined : await accounts.getUser(tx, userId);
    if (userId !== null && account) await notify(tx, { userId, ...notice(account.timeZone) });
  }
}
