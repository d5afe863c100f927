import { type FamilyRoom, TALK_IN_ADDRESS } from '@portal/domain/families/family-chat';
import type { Tx } from '../../../core/database/database.ts';
import { type FamilyLetter, familyPaths, familyQueries } from '../../classes/module.ts';
import type { NotificationsModule } from '../../notifications/module.ts';
import type { FamilyDeps } from '../family-door.service.ts';

export interface FamilyLetterDeps extends Pick<FamilyDeps, 'accounts'> {
  readonly mail: NotificationsModule['mail'];
}

/** Whose talk it is, and with whom. */
interface Of {
  readonly classId: string;
  readonly guardianId: string;
  readonly teacherId: string;
  readonly room: FamilyRoom;
}

/** What a letter may tell of, and how its reader reads. */
interface Told {
  readonly className: string;
  readonly teacherName: string;
  readonly reader: NonNullable<Awaited<ReturnType<ReturnType<typeof familyQueries>['recipientOf']>>>;
}

/** Mails a guardian about one of her talks, which its link opens; nobody where no mail reaches her, or her child has left. */
export async function writeToFamily(
  { accounts, mail }: FamilyLetterDeps,
  tx: Tx,
  { classId, guardianId, teacherId, room }: Of,
  letterOf: (told: Told) => FamilyLetter | Promise<FamilyLetter>,
): Promise<void> {
  const family = await familyQueries(tx).of(classId, guardianId);
  const to = await familyQueries(tx).recipientOf(classId, guardianId);
  const teacher = await accounts.getUser(tx, teacherId);
  const path = (await familyPaths(tx, classId, [guardianId])).get(guardianId);
  if (!to || !family || !teacher || !path) return;
  const letter = await letterOf({ className: family.class.name, teacherName: teacher.name, reader: to });
  await mail(tx, {
    ...letter(to, to.studentNames),
    path: `${path}?${TALK_IN_ADDRESS.name}=${TALK_IN_ADDRESS.values[room]}`,
  });
}
