import { and, count, desc, eq, getTableColumns, gt, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { addressOf } from '@portal/domain/classes/enrollment-request';
import { invitationStateOf } from '@portal/domain/classes/invitation-letter';
import { correctionsOf } from '@portal/domain/classes/roster';
import type { Db, Tx } from '../../../core/database/database.ts';
import { enrollment, guardian, student, studentGuardian, teachingClass } from '../classes.tables.ts';
import { enrollmentRequest } from '../enrollments/enrollments.tables.ts';
import { invitationLetter, type InvitationLetterRow } from './class-invitations.tables.ts';

const STANDING = ['REQUESTED', 'WAITING'] as const;
const isOpen = and(
  isNull(invitationLetter.enrollmentId),
  isNull(invitationLetter.declinedAt),
  isNull(invitationLetter.withdrawnAt),
);
const lastSent = sql<Date>`${invitationLetter.sentAt}[cardinality(${invitationLetter.sentAt})]`;

const rowsIn = (db: Db | Tx) =>
  db
    .select({
      ...getTableColumns(invitationLetter),
      asked: enrollmentRequest,
      seatEndedAt: enrollment.endedAt,
    })
    .from(invitationLetter)
    .leftJoin(enrollmentRequest, eq(enrollmentRequest.id, invitationLetter.requestId))
    .leftJoin(enrollment, eq(enrollment.id, invitationLetter.enrollmentId));

const known = ({ seatEndedAt, asked, ...row }: Awaited<ReturnType<typeof rowsIn>>[number]) => ({
  ...row,
  state: invitationStateOf({
    ...row,
    request: asked?.state ?? null,
    seat: row.enrollmentId === null ? null : { endedAt: seatEndedAt },
  }),
  corrected: asked && asked.state !== 'EXPIRED' ? correctionsOf(row, asked) : [],
});

/** An invitation with how far it has come. */
export type KnownInvitation = ReturnType<typeof known>;

/** Of any class: the caller comes with its secret. */
export async function invitationOfLink(db: Db | Tx, id: string): Promise<KnownInvitation | undefined> {
  const [row] = await rowsIn(db).where(eq(invitationLetter.id, id));
  return row && known(row);
}

/** Reads and writes invitations of one teacher's classes that went by mail; every statement names her. */
export function classInvitationQueries(db: Db | Tx, teacherId: string) {
  const inOwn = (classId: string) =>
    and(
      eq(invitationLetter.classId, classId),
      sql`exists (select 1 from ${teachingClass} where ${teachingClass.id} = ${classId} and ${eq(teachingClass.teacherId, teacherId)})`,
    );

  return {
    /** The newest first. */
    async of(classId: string): Promise<KnownInvitation[]> {
      const found = await rowsIn(db).where(inOwn(classId)).orderBy(desc(lastSent), desc(invitationLetter.id));
      return found.map(known);
    },

    async isSent(classId: string, clientId: string): Promise<boolean> {
      return (await db.$count(invitationLetter, and(inOwn(classId), eq(invitationLetter.clientId, clientId)))) > 0;
    },

    async insert(of: readonly (typeof invitationLetter.$inferInsert)[]): Promise<void> {
      if (of.length) await db.insert(invitationLetter).values([...of]);
    },

    /** Changes one that is still open; false when something has ended it. */
    async change(classId: string, id: string, to: Partial<InvitationLetterRow>): Promise<boolean> {
      const changed = await db
        .update(invitationLetter)
        .set(to)
        .where(and(inOwn(classId), eq(invitationLetter.id, id), isOpen))
        .returning({ id: invitationLetter.id });
      return changed.length === 1;
    },

    /** One that led to this request ends with it. */
    async endByRequest(classId: string, requestId: string, to: Partial<InvitationLetterRow>): Promise<void> {
      await db
        .update(invitationLetter)
        .set({ ...to, heldUntil: null })
        .where(and(inOwn(classId), eq(invitationLetter.requestId, requestId), isOpen));
    },

    /** How many of her letters went out since then. */
    async countSent(since: Date): Promise<number> {
      const sent = sql`unnest(${invitationLetter.sentAt})`;
      const letters = db
        .select({ at: sql<Date>`${sent}`.as('at') })
        .from(invitationLetter)
        .innerJoin(teachingClass, eq(teachingClass.id, invitationLetter.classId))
        .where(eq(teachingClass.teacherId, teacherId))
        .as('letters');
      const [row] = await db.select({ n: count() }).from(letters).where(gt(letters.at, since));
      return row!.n;
    },

    /** The seat that a child has already, whose guardian has this address. */
    async seatOf(
      classId: string,
      { studentName, email }: { readonly studentName: string; readonly email: string },
    ): Promise<string | undefined> {
      const there = await this.students(classId);
      return there.find(
        (one) => one.studentName.trim() === studentName.trim() && addressOf(one.email ?? '') === addressOf(email),
      )?.enrollmentId;
    },

    /** Who takes the lessons of a class, by the names of students and the addresses of their guardians. */
    students: (classId: string): Promise<{ enrollmentId: string; studentName: string; email: string | null }[]> =>
      db
        .select({ enrollmentId: enrollment.id, studentName: student.name, email: guardian.email })
        .from(enrollment)
        .innerJoin(teachingClass, eq(teachingClass.id, enrollment.classId))
        .innerJoin(student, eq(student.id, enrollment.studentId))
        .innerJoin(studentGuardian, eq(studentGuardian.studentId, student.id))
        .innerJoin(guardian, eq(guardian.id, studentGuardian.guardianId))
        .where(
          and(
            eq(enrollment.classId, classId),
            eq(teachingClass.teacherId, teacherId),
            eq(enrollment.status, 'ACTIVE'),
            isNull(enrollment.trialLessonId),
          ),
        ),
  };
}

/** Seats whose time is over are kept no longer, in all classes. */
export async function releaseKeptSeats(db: Db | Tx, now: Date): Promise<void> {
  await db.update(invitationLetter).set({ heldUntil: null }).where(lte(invitationLetter.heldUntil, now));
}

/** Names and addresses of those who did not come, and were last heard of before then. */
export async function forgetInvitations(db: Db | Tx, before: Date): Promise<void> {
  const asks = db
    .select({ one: sql`1` })
    .from(enrollmentRequest)
    .where(and(eq(enrollmentRequest.id, invitationLetter.requestId), inArray(enrollmentRequest.state, STANDING)));
  await db
    .delete(invitationLetter)
    .where(
      or(
        lt(invitationLetter.declinedAt, before),
        lt(invitationLetter.withdrawnAt, before),
        and(isOpen, lt(lastSent, before), notExists(asks)),
      ),
    );
}
