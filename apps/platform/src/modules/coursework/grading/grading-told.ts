import type { Tx } from '../../../core/database/database.ts';
import { type FamilyLetter, studentQueries, writeToFamilies } from '../../classes/module.ts';
import type { ZonedNotice } from '../../notifications/module.ts';
import type { AssignmentDeps } from '../assignments/assignment-deps.ts';
import type { OwnSubmission } from './submissions.queries.ts';

interface Words {
  readonly notice: ZonedNotice;
  readonly letter: FamilyLetter;
}

/** Tells the one student whose it is, if he has an account, and his family; who has left the class is told nothing. */
export async function tellFamily(
  { notify, mail, accounts }: Pick<AssignmentDeps, 'notify' | 'mail' | 'accounts'>,
  tx: Tx,
  { submission: { classId, studentId } }: OwnSubmission,
  { notice, letter }: Words,
): Promise<void> {
  const taking = await studentQueries(tx).taking({ classId });
  const students = taking.filter(({ id }) => id === studentId);
  await writeToFamilies({ mail }, tx, { classId, students }, letter);
  for (const { userId } of students) {
    const account = userId === null ? undefined : await accounts.getUser(tx, userId);
    if (userId !== null && account) await notify(tx, { userId, ...notice(account.timeZone) });
  }
}
