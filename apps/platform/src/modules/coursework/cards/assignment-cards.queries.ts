import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { CardOffer, CardReader } from '../../chat/module.ts';
import { classView, enrollmentView, isOfTalk, isOwnChild, studentView } from '../../classes/module.ts';
import { assignment, dueFor, isLate, submission } from '../assignments/assignments.tables.ts';
import { isGivenAt } from '../homework/student-homework.queries.ts';

/** So many assignments a teacher chooses from. */
const OFFERED = 10;

/**
 * These assignments as they were given to the children of a talk's guardian, or of who reads: one row for each child; also read by the
 * test of its cost.
 */
export const givenCardsStatement = (
  on: Db | Tx,
  ids: readonly string[],
  { readerId, guardianId, now }: Pick<CardReader, 'readerId' | 'guardianId' | 'now'>,
) =>
  on
    .select({
      assignment,
      className: classView.name,
      canceledAt: classView.canceledAt,
      student: { id: studentView.id, name: studentView.name },
      submission,
      isLate,
      dueAt: dueFor(enrollmentView.studentId),
    })
    .from(assignment)
    .innerJoin(classView, eq(classView.id, assignment.classId))
    .innerJoin(enrollmentView, eq(enrollmentView.classId, assignment.classId))
    .innerJoin(studentView, eq(studentView.id, enrollmentView.studentId))
    .leftJoin(
      submission,
      and(eq(submission.assignmentId, assignment.id), eq(submission.studentId, enrollmentView.studentId)),
    )
    .where(
      and(
        inArray(assignment.id, [...ids]),
        isNull(enrollmentView.trialLessonId),
        isGivenAt(now),
        isOwnChild(enrollmentView.studentId, guardianId ?? readerId),
      ),
    )
    .orderBy(asc(studentView.name), asc(studentView.id));
export type GivenCard = Awaited<ReturnType<typeof givenCardsStatement>>[number];

/** Whether it was given to a child of this guardian: what was due before the child came, its family never sees. */
const isGivenToChildOf = (on: Db | Tx, guardianId: string, now: Date) =>
  exists(
    on
      .select({ one: sql`1` })
      .from(enrollmentView)
      .leftJoin(
        submission,
        and(eq(submission.assignmentId, assignment.id), eq(submission.studentId, enrollmentView.studentId)),
      )
      .where(
        and(
          eq(enrollmentView.classId, assignment.classId),
          isNull(enrollmentView.trialLessonId),
          isGivenAt(now),
          isOwnChild(enrollmentView.studentId, guardianId),
        ),
      ),
  );

/** Her assignments that the students of a talk can see, the latest deadline first. */
export async function offeredAssignments(on: Db | Tx, { teacherId, now, id, ...talk }: CardOffer): Promise<string[]> {
  const rows = await on
    .select({ id: assignment.id })
    .from(assignment)
    .innerJoin(classView, eq(classView.id, assignment.classId))
    .where(
      and(
        eq(assignment.teacherId, teacherId),
        id === undefined ? undefined : eq(assignment.id, id),
        isNotNull(assignment.publishedAt),
        lte(assignment.displayAt, now),
        isOfTalk(classView, talk),
        talk.guardianId === null ? undefined : isGivenToChildOf(on, talk.guardianId, now),
      ),
    )
    .orderBy(desc(assignment.deadlineAt), asc(assignment.id))
    .limit(OFFERED);
  return rows.map((row) => row.id);
}
