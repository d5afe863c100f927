import type { Tx } from '../../../core/database/database.ts';
import { studentQueries } from '../../classes/module.ts';
import type { ZonedNotice } from '../../notifications/module.ts';
import type { AssignmentDeps } from './assignment-deps.ts';
import { assignmentGiven } from './assignment-notices.ts';
import { assignmentQueries, type ClassAssignment } from './assignments.queries.ts';

type Told = Pick<AssignmentDeps, 'notify' | 'accounts'>;

/** A notice to everyone who takes the lessons of a class now, each in his own zone. */
export async function tellClass({ notify, accounts }: Told, tx: Tx, classId: string, notice: ZonedNotice) {
  for (const { userId } of await studentQueries(tx).taking({ classId })) {
    if (userId === null) continue;
    const account = await accounts.getUser(tx, userId);
    if (account) await notify(tx, { userId, ...notice(account.timeZone) });
  }
}

/** Tells the students of an assignment that they can see now, once; the answer is whether it told them. */
export async function announce(told: Told, tx: Tx, row: ClassAssignment, now: Date): Promise<boolean> {
  const isSeen = row.publishedAt !== null && row.displayAt !== null && row.displayAt <= now;
  if (!isSeen || row.announcedAt || row.isCanceled) return false;
  await tellClass(told, tx, row.classId, assignmentGiven(row));
  await assignmentQueries(tx).announced(row.id, now);
  return true;
}
