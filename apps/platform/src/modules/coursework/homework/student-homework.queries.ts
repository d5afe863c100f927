import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { ClassStudent } from '@portal/domain/classes/class';
import { assignmentStatus } from '@portal/domain/coursework/assignment';
import type { Db } from '../../../core/database/database.ts';
import { classView, enrollmentView } from '../../classes/module.ts';
import type { RosterStudent } from '../../lessons/module.ts';
import { assignment, submission } from '../assignments/assignments.tables.ts';

const OPEN_SHOWN = 3;

type Homework = ClassStudent['homework'];

/** The students of a class with what became of their homework in it; one statement for all of them. */
export async function withHomework(
  db: Db,
  classId: string,
  students: readonly RosterStudent[],
  now: Date,
): Promise<ClassStudent[]> {
  if (!students.length) return [];
  const rows = await db
    .select({ studentId: enrollmentView.studentId, assignment, canceledAt: classView.canceledAt, submission })
    .from(enrollmentView)
    .innerJoin(classView, eq(classView.id, enrollmentView.classId))
    .innerJoin(assignment, eq(assignment.classId, enrollmentView.classId))
    .leftJoin(
      submission,
      and(eq(submission.assignmentId, assignment.id), eq(submission.studentId, enrollmentView.studentId)),
    )
    .where(
      and(
        eq(enrollmentView.classId, classId),
        isNull(enrollmentView.trialLessonId),
        inArray(
          enrollmentView.studentId,
          students.map(({ id }) => id),
        ),
        isNotNull(assignment.publishedAt),
        lte(assignment.displayAt, now),
        or(isNotNull(submission.id), sql`${enrollmentView.enrolledAt} <= ${assignment.deadlineAt}`),
      ),
    )
    .orderBy(asc(assignment.deadlineAt), asc(assignment.id));
  const byStudent = Map.groupBy(rows, ({ studentId }) => studentId);
  return students.map((one) => ({ ...one, homework: homeworkOf(one.isTrial ? [] : (byStudent.get(one.id) ?? [])) }));

  function homeworkOf(own: typeof rows): Homework {
    const due = own.filter((row) => row.submission || row.assignment.deadlineAt < now);
    const handedIn = due.filter((row) => row.submission);
    const late = handedIn.filter((row) => row.submission!.submittedAt > row.assignment.deadlineAt);
    const open = own.filter((row) => !row.submission && canBeHandedIn(row));
    return {
      given: due.length,
      handedIn: handedIn.length,
      late: late.length,
      open: open.slice(0, OPEN_SHOWN).map(({ assignment: { id, title, deadlineAt } }) => ({
        id,
        title,
        deadlineAt: deadlineAt.toISOString(),
      })),
    };
  }

  function canBeHandedIn({ assignment: row, canceledAt }: (typeof rows)[number]): boolean {
    const status = assignmentStatus({ ...row, isPublished: true, isCanceled: canceledAt !== null }, now);
    return status === 'OPEN' || status === 'LATE_WINDOW';
  }
}

/** What a student could hand in of this teacher's, and has not yet: the most urgent. */
export async function mostUrgent(
  db: Db,
  teacherId: string,
  now: Date,
): Promise<{ readonly assignmentId: string; readonly studentId: string } | undefined> {
  const [row] = await db
    .select({ assignmentId: assignment.id, studentId: enrollmentView.studentId })
    .from(assignment)
    .innerJoin(classView, eq(classView.id, assignment.classId))
    .innerJoin(enrollmentView, eq(enrollmentView.classId, assignment.classId))
    .leftJoin(
      submission,
      and(eq(submission.assignmentId, assignment.id), eq(submission.studentId, enrollmentView.studentId)),
    )
    .where(
      and(
        eq(assignment.teacherId, teacherId),
        isNotNull(assignment.publishedAt),
        lte(assignment.displayAt, now),
        gt(assignment.deadlineAt, now),
        isNull(classView.canceledAt),
        isNull(enrollmentView.trialLessonId),
        eq(enrollmentView.status, 'ACTIVE'),
        isNull(submission.id),
      ),
    )
    .orderBy(asc(assignment.deadlineAt), asc(assignment.id), asc(enrollmentView.studentId))
    .limit(1);
  return row;
}
