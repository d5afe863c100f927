import { subHours } from 'date-fns/subHours';
import { takesNewcomers } from '@portal/domain/classes/enrollment';
import { LETTERS_A_DAY } from '@portal/domain/classes/invitation-letter';
import type { Db, Tx } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { newLinkId } from '../../../core/signed-link.ts';
import { type ClassDeps, ownClass } from '../class-deps.ts';
import type { ClassChange } from '../class-ports.ts';
import { newDoorSecret } from '../enrollments/door-secret.ts';
import { enrollmentQueries } from '../enrollments/enrollments.queries.ts';
import { classInvitationQueries, type KnownInvitation } from './class-invitations.queries.ts';
import type { InvitationLetterRow } from './class-invitations.tables.ts';
import { type InvitingClass, invitationLetterTo } from './invitation-letter.ts';
import { invitationPaths } from './invitation-links.ts';

/** Somebody who is invited, as her teacher wrote it. */
export type Invited = Pick<
  InvitationLetterRow,
  'clientId' | 'email' | 'language' | 'studentName' | 'age' | 'guardianName' | 'phone' | 'relation' | 'heldUntil'
>;

export async function lettersLeft(on: Db | Tx, teacherId: string, now: Date): Promise<number> {
  const sent = await classInvitationQueries(on, teacherId).countSent(subHours(now, 24));
  return Math.max(0, LETTERS_A_DAY - sent);
}

/** What a letter says of a class; read before the lock is taken, as others read on connections of their own. */
export async function invitingClass(deps: ClassDeps, teacherId: string, classId: string): Promise<InvitingClass> {
  const { db } = deps.database;
  const { name, weeklySchedule, mode, ...of } = await ownClass(db, teacherId, classId);
  if (!takesNewcomers(of)) throw new DomainError('WRONG_STATE');
  const now = deps.clock.now();
  const next = (await deps.lessons.nextOf([classId], now)).get(classId);
  const teacher = await deps.accounts.getUser(db, teacherId);
  return {
    name,
    weeklySchedule,
    mode,
    now,
    nextLessonAt: next ? new Date(next.startAt) : null,
    teacherName: teacher!.name,
    timeZone: teacher!.timeZone,
  };
}

/** Sends letters of one class under the lock of its teacher, within what she may send. */
export function invitationSending(
  { mail }: Pick<ClassDeps, 'mail'>,
  { tx, now }: ClassChange,
  teacherId: string,
  facts: InvitingClass,
) {
  const queries = classInvitationQueries(tx, teacherId);

  async function take(letters: number): Promise<void> {
    const left = await lettersLeft(tx, teacherId, now);
    if (letters > left) throw new DomainError('LETTERS_TODAY', { values: { n: LETTERS_A_DAY, left } });
  }
  async function write(id: string, person: Invited, isOfRoster: boolean): Promise<void> {
    const seat = isOfRoster ? { heldUntil: person.heldUntil } : undefined;
    await mail(tx, invitationLetterTo(facts, { ...person, seat }, (await invitationPaths(tx))(id)));
  }

  return {
    async invite(classId: string, people: readonly Invited[], isOfRoster: boolean): Promise<void> {
      if (!takesNewcomers(await ownClass(tx, teacherId, classId))) throw new DomainError('WRONG_STATE');
      await take(people.length);
      await enrollmentQueries(tx).open(classId, newDoorSecret());
      // What was sent at once is listed by its ids from above: in the order of the teacher's file.
      const ids = people
        .map(() => newLinkId())
        .toSorted()
        .reverse();
      const rows = people.map((person, at) => ({ ...person, id: ids[at]!, classId, sentAt: [now] }));
      await queries.insert(rows);
      for (const row of rows) await write(row.id, row, isOfRoster);
    },

    async again(row: KnownInvitation): Promise<void> {
      await take(1);
      await queries.change(row.classId, row.id, { sentAt: [...row.sentAt, now] });
      // Nothing is said of a seat once it is not kept any more.
      await write(row.id, row, row.heldUntil !== null);
    },
  };
}
