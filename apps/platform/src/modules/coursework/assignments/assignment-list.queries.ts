import { and, asc, count, desc, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView, enrollmentView, isNewest, studentView, takesPart } from '../../classes/module.ts';
import { lessonView } from '../../lessons/module.ts';
import { assignment, submission } from './assignments.tables.ts';

/** Reads the assignments of one teacher and what was handed in. Every statement names her. */
export function assignmentListQueries(db: Db | Tx, teacherId: string) {
  const isHandedIn = exists(
    db
      .select({ one: sql`1` })
      .from(submission)
      .where(and(eq(submission.assignmentId, assignment.id), eq(submission.studentId, enrollmentView.studentId))),
  );
  // Whose it is: who takes the lessons and came before its deadline, and who handed it in, whether he is still here or not.
  const isWhose = and(
    eq(enrollmentView.classId, assignment.classId),
    isNull(enrollmentView.trialLessonId),
    isNewest(enrollmentView),
    or(
      isHandedIn,
      and(takesPart(enrollmentView, classView), sql`${enrollmentView.enrolledAt} <= ${assignment.deadlineAt}`),
    ),
  );
  const isIts = eq(submission.assignmentId, assignment.id);
  const isOwn = (condition: SQL | undefined) => and(eq(assignment.teacherId, teacherId), condition);

  const rows = () =>
    db
      .select({
        assignment,
        canceledAt: classView.canceledAt,
        lesson: { id: lessonView.id, no: lessonView.no, title: lessonView.title },
        students: sql<number>`(select count(*)::int from ${enrollmentView} where ${isWhose})`,
        submitted: sql<number>`(select count(*)::int from ${submission} where ${isIts})`,
        late: sql<number>`(select count(*)::int from ${submission} where ${isIts} and ${submission.submittedAt} > ${assignment.deadlineAt})`,
      })
      .from(assignment)
      .innerJoin(classView, eq(classView.id, assignment.classId))
      .leftJoin(lessonView, eq(lessonView.id, assignment.lessonId));

  return {
    async total(classId: string): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(assignment)
        .where(isOwn(eq(assignment.classId, classId)));
      return row!.n;
    },

    /** The latest deadline first. */
    page: (classId: string, { page, size }: { page: number; size: number }) =>
      rows()
        .where(isOwn(eq(assignment.classId, classId)))
        .orderBy(desc(assignment.deadlineAt), asc(assignment.id))
        .limit(size)
        .offset((page - 1) * size),

    async one(id: string) {
      const [row] = await rows().where(isOwn(eq(assignment.id, id)));
      return row;
    },

    /** One row for each student whose it is, by name. */
    submissions: (id: string) =>
      db
        .select({
          student: { id: studentView.id, name: studentView.name, avatar: studentView.avatar },
          deadlineAt: assignment.deadlineAt,
          submission,
          hasLeft: sql<boolean>`not (${takesPart(enrollmentView, classView)})`,
        })
        .from(assignment)
        .innerJoin(classView, eq(classView.id, assignment.classId))
        .innerJoin(enrollmentView, isWhose)
        .innerJoin(studentView, eq(studentView.id, enrollmentView.studentId))
        .leftJoin(submission, and(isIts, eq(submission.studentId, enrollmentView.studentId)))
        .where(isOwn(eq(assignment.id, id)))
        .orderBy(asc(studentView.name), asc(studentView.id)),
  };
}
export type ListedAssignment = NonNullable<Awaited<ReturnType<ReturnType<typeof assignmentListQueries>['one']>>>;
