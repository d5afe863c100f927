import { and, asc, count, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { classView, enrollmentView, guardianshipView, guardianView } from '../classes/module.ts';
import { lessonView } from '../lessons/module.ts';

const MAILBOXES = 7_306_024;

/** What the owner of a mailbox has booked and takes; the caller has seen that it is hers. */
export function trialBookingQueries(db: Db | Tx, mailbox: string) {
  const isHers = sql`lower(btrim(${guardianView.email})) = ${mailbox}`;
  /** What her children take, each with its class and, of a trial, the lesson. */
  const theirs = () =>
    db
      .select({
        classId: classView.id,
        courseId: classView.courseId,
        revisionNo: classView.revisionNo,
        guardianId: guardianView.id,
        canceledAt: classView.canceledAt,
        startAt: lessonView.startAt,
        endAt: lessonView.endAt,
      })
      .from(guardianView)
      .innerJoin(guardianshipView, eq(guardianshipView.guardianId, guardianView.id))
      .innerJoin(enrollmentView, eq(enrollmentView.studentId, guardianshipView.studentId))
      .innerJoin(classView, eq(classView.id, enrollmentView.classId))
      .leftJoin(lessonView, eq(lessonView.id, enrollmentView.trialLessonId));

  return {
    /** Until the transaction ends, nobody else books with this mailbox. */
    async lock(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${MAILBOXES}::int, hashtext(${mailbox}))`);
    },

    /** What she has booked with a client id. */
    async booked(teacherId: string, clientId: string) {
      const [row] = await theirs()
        .where(and(isHers, eq(classView.teacherId, teacherId), eq(classView.clientId, clientId)))
        .orderBy(asc(guardianView.id))
        .limit(1);
      return row;
    },

    /**
     * Whether a child of hers takes or took a class of the teacher's, or tries or tried a lesson. What was cancelled before it began
     * was nothing, nor was a trial that the teacher did not hold.
     */
    async isKnownTo(teacherId: string): Promise<boolean> {
      const isTrial = and(
        isNotNull(enrollmentView.trialLessonId),
        ne(lessonView.status, 'CANCELED'),
        or(sql`${lessonView.held} is distinct from false`, lessonView.noShow),
      );
      const isRegular = and(
        isNull(enrollmentView.trialLessonId),
        or(
          ne(enrollmentView.status, 'CANCELED'),
          isNotNull(enrollmentView.endedAt),
          ne(classView.progress, 'UPCOMING'),
        ),
      );
      const rows = await theirs()
        .where(and(isHers, eq(classView.teacherId, teacherId), or(isTrial, isRegular)))
        .limit(1);
      return rows.length > 0;
    },

    /** Whether so many trials of hers are to come, of whichever teachers. */
    async hasOpen(most: number, now: Date): Promise<boolean> {
      const rows = await theirs()
        .where(and(isHers, eq(lessonView.status, 'UPCOMING'), gt(lessonView.startAt, now)))
        .limit(most);
      return rows.length >= most;
    },
  };
}

/** How many trials were booked with a teacher since then, by whomever, and were not taken back. */
export async function countNewTrials(db: Db | Tx, teacherId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(enrollmentView)
    .innerJoin(classView, eq(classView.id, enrollmentView.classId))
    .where(
      and(
        eq(classView.teacherId, teacherId),
        classView.isTrial,
        isNull(classView.canceledAt),
        gt(enrollmentView.enrolledAt, since),
      ),
    );
  return row!.n;
}
