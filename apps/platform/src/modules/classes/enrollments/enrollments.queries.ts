import { and, asc, count, eq, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { addressOf, type EnrollmentRequestState } from '@portal/domain/classes/enrollment-request';
import type { Db, Tx } from '../../../core/database/database.ts';
import { enrollment, guardian, student, studentGuardian, teachingClass } from '../classes.tables.ts';
import { invitationLetter } from '../invitations/class-invitations.tables.ts';
import { classInvitation, enrollmentRequest, type EnrollmentRequestRow } from './enrollments.tables.ts';

const OPEN = ['REQUESTED', 'WAITING'] as const satisfies readonly EnrollmentRequestState[];
const TAKING = ['UPCOMING', 'IN_PROGRESS'] as const;

/** Who comes into a class, and who answers for him, as the family has written it. */
export type Newcomer = Pick<
  EnrollmentRequestRow,
  'classId' | 'studentName' | 'age' | 'goals' | 'guardianName' | 'relation' | 'email' | 'language' | 'timeZone'
>;

/** The ids of what is made of a newcomer, and what he takes. */
interface NewStudent {
  readonly studentId: string;
  readonly guardianId: string;
  readonly enrollmentId: string;
  readonly lessonsBought: number;
  /** The one lesson that he tries. */
  readonly trialLessonId?: string;
}

/** Reads and writes the doors of classes; the caller has asked whose class it is, or comes with the secret. */
export function enrollmentQueries(db: Db | Tx) {
  const isStudent = and(eq(enrollment.status, 'ACTIVE'), isNull(enrollment.trialLessonId));
  const isHeld = eq(enrollmentRequest.state, 'REQUESTED');
  // An invitation may keep one too, as long as nobody has asked for it.
  const isKept = isNotNull(invitationLetter.heldUntil);
  const hasFreeSeat = sql`${teachingClass.capacity} > (
      select count(*) from ${enrollment} where ${enrollment.classId} = ${teachingClass.id} and ${isStudent}
    ) + (
      select count(*) from ${enrollmentRequest} where ${enrollmentRequest.classId} = ${teachingClass.id} and ${isHeld}
    ) + (
      select count(*) from ${invitationLetter} where ${invitationLetter.classId} = ${teachingClass.id} and ${isKept})`;
  const isTaking = and(
    inArray(teachingClass.progress, [...TAKING]),
    isNull(teachingClass.canceledAt),
    eq(teachingClass.isTrial, false),
  );

  return {
    /** Makes the door if there is none yet; of two who ask at once both see the same one. */
    async open(classId: string, secret: string): Promise<void> {
      await db.insert(classInvitation).values({ classId, secret }).onConflictDoNothing();
    },

    async invitation(classId: string) {
      const [row] = await db.select().from(classInvitation).where(eq(classInvitation.classId, classId));
      return row;
    },

    async changeInvitation(classId: string, change: { secret?: string; asksTeacher?: boolean }): Promise<void> {
      await db.update(classInvitation).set(change).where(eq(classInvitation.classId, classId));
    },

    /** The class that a secret opens, or one that is known already, while it takes newcomers. */
    async behind(by: { readonly secret: string } | { readonly classId: string }) {
      const [row] = await db
        .select({ class: teachingClass, asksTeacher: classInvitation.asksTeacher })
        .from(classInvitation)
        .innerJoin(teachingClass, eq(teachingClass.id, classInvitation.classId))
        .where(
          and(
            'secret' in by ? eq(classInvitation.secret, by.secret) : eq(classInvitation.classId, by.classId),
            isTaking,
          ),
        );
      return row;
    },

    /** Of any teacher. */
    async seats(classId: string) {
      const [row] = await db
        .select({ capacity: teachingClass.capacity, isTrial: teachingClass.isTrial })
        .from(teachingClass)
        .where(eq(teachingClass.id, classId));
      const { capacity, isTrial } = row!;
      const takes = isTrial ? eq(enrollment.status, 'ACTIVE') : isStudent;
      const students = await db.$count(enrollment, and(eq(enrollment.classId, classId), takes));
      const held =
        (await db.$count(enrollmentRequest, and(eq(enrollmentRequest.classId, classId), isHeld))) +
        (await db.$count(invitationLetter, and(eq(invitationLetter.classId, classId), isKept)));
      return { capacity, students, held, free: Math.max(0, capacity - students - held) };
    },

    /** The classes of a teacher that take newcomers and that a student is not in, by name, with their free seats. */
    openTo: (teacherId: string, studentId: string) => {
      const own = and(eq(enrollment.classId, teachingClass.id), isNull(enrollment.trialLessonId));
      const isIn = sql`exists (select 1 from ${enrollment} where ${and(own, eq(enrollment.studentId, studentId), isNull(enrollment.endedAt))})`;
      // Conditions are statements of their own: in a list of one table drizzle leaves the names of tables away.
      const students = sql`(select count(*) from ${enrollment} where ${and(own, isStudent)})`;
      const held = sql`(select count(*) from ${enrollmentRequest} where ${and(eq(enrollmentRequest.classId, teachingClass.id), isHeld)})`;
      const kept = sql`(select count(*) from ${invitationLetter} where ${and(eq(invitationLetter.classId, teachingClass.id), isKept)})`;
      return db
        .select({
          id: teachingClass.id,
          name: teachingClass.name,
          seatsFree: sql<number>`greatest(0, ${teachingClass.capacity} - ${students} - ${held} - ${kept})::int`,
        })
        .from(teachingClass)
        .where(and(eq(teachingClass.teacherId, teacherId), isTaking, sql`not ${isIn}`))
        .orderBy(asc(teachingClass.name), asc(teachingClass.id));
    },

    async byClientId(classId: string, clientId: string): Promise<EnrollmentRequestRow | undefined> {
      const [row] = await db
        .select()
        .from(enrollmentRequest)
        .where(and(eq(enrollmentRequest.classId, classId), eq(enrollmentRequest.clientId, clientId)));
      return row;
    },

    /** What stands for this child already, by the same address. */
    async sameStanding(
      classId: string,
      { studentName, email }: Pick<EnrollmentRequestRow, 'studentName' | 'email'>,
    ): Promise<EnrollmentRequestRow | undefined> {
      const [row] = await db
        .select()
        .from(enrollmentRequest)
        .where(
          and(
            eq(enrollmentRequest.classId, classId),
            inArray(enrollmentRequest.state, OPEN),
            sql`trim(${enrollmentRequest.studentName}) = ${studentName.trim()}`,
            sql`lower(trim(${enrollmentRequest.email})) = ${addressOf(email)}`,
          ),
        );
      return row;
    },

    async byId(classId: string, id: string): Promise<EnrollmentRequestRow | undefined> {
      const [row] = await db
        .select()
        .from(enrollmentRequest)
        .where(and(eq(enrollmentRequest.classId, classId), eq(enrollmentRequest.id, id)));
      return row;
    },

    /** Those that wait for the teacher or for a seat, the oldest first. */
    standing: (classId: string): Promise<EnrollmentRequestRow[]> =>
      db
        .select()
        .from(enrollmentRequest)
        .where(and(eq(enrollmentRequest.classId, classId), inArray(enrollmentRequest.state, OPEN)))
        .orderBy(asc(enrollmentRequest.requestedAt), asc(enrollmentRequest.id)),

    async countWaiting(classId: string): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(enrollmentRequest)
        .where(and(eq(enrollmentRequest.classId, classId), eq(enrollmentRequest.state, 'WAITING')));
      return row!.n;
    },

    async insert(row: typeof enrollmentRequest.$inferInsert): Promise<void> {
      await db.insert(enrollmentRequest).values(row);
    },

    /** Moves a request that is still as it was read; false when somebody was first. */
    async move(
      { id, state }: Pick<EnrollmentRequestRow, 'id' | 'state'>,
      to: Pick<EnrollmentRequestRow, 'state' | 'heldUntil' | 'answeredAt'> & { reason?: string },
    ): Promise<boolean> {
      const rows = await db
        .update(enrollmentRequest)
        .set(to)
        .where(and(eq(enrollmentRequest.id, id), eq(enrollmentRequest.state, state)))
        .returning({ id: enrollmentRequest.id });
      return rows.length === 1;
    },

    /** Makes student, guardian and enrolment of a newcomer. */
    async enrol(row: Newcomer, made: NewStudent, now: Date): Promise<void> {
      const { studentId, guardianId, enrollmentId: id, lessonsBought, trialLessonId } = made;
      const { classId, studentName, age, guardianName, language, timeZone, email, relation, goals } = row;
      await db.insert(student).values({ id: studentId, name: studentName, age });
      await db.insert(guardian).values({ id: guardianId, name: guardianName, language, timeZone, email });
      await db.insert(studentGuardian).values({ studentId, guardianId, relation });
      const seat = { id, classId, studentId, status: 'ACTIVE', enrolledAt: now, lessonsBought, goals } as const;
      await db.insert(enrollment).values({ ...seat, trialLessonId });
    },

    /** Requests that came to nothing before then are forgotten. */
    async forgetEnded(before: Date): Promise<void> {
      await db
        .delete(enrollmentRequest)
        .where(
          and(
            inArray(enrollmentRequest.state, ['DECLINED', 'EXPIRED', 'WITHDRAWN']),
            lt(enrollmentRequest.answeredAt, before),
          ),
        );
    },

    /** Classes of which the clock has something to do: a time to answer is over, a seat is free for who waits, or the class is over. */
    due: (now: Date): Promise<{ id: string; teacherId: string }[]> =>
      db
        .selectDistinct({ id: teachingClass.id, teacherId: teachingClass.teacherId })
        .from(enrollmentRequest)
        .innerJoin(teachingClass, eq(teachingClass.id, enrollmentRequest.classId))
        .where(
          and(
            inArray(enrollmentRequest.state, OPEN),
            or(
              lte(enrollmentRequest.heldUntil, now),
              notInArray(teachingClass.progress, [...TAKING]),
              sql`${teachingClass.canceledAt} is not null`,
              and(eq(enrollmentRequest.state, 'WAITING'), hasFreeSeat),
            ),
          ),
        ),
  };
}
