import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AssignmentStatus } from '@portal/domain/coursework/assignment';
import { TO_GRADE } from '@portal/domain/coursework/submission';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView, enrollmentView, isNewest, studentView, takesPart } from '../../classes/module.ts';
import { lessonView } from '../../lessons/module.ts';
import { notesOf } from '../notes/notes.tables.ts';
import { statusAt } from './assignment-status.queries.ts';
import { assignment, assignmentStudent, isLate, submission } from './assignments.tables.ts';

export interface Filter {
  readonly classId?: string | undefined;
  readonly status?: AssignmentStatus | undefined;
  readonly now: Date;
}

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

  const isAsked = ({ classId, status, now }: Filter) =>
    isOwn(
      and(
        classId === undefined ? undefined : eq(assignment.classId, classId),
        status === undefined ? undefined : eq(statusAt(db, now), status),
      ),
    );

  const rows = () =>
    db
      .select({
        assignment,
        className: classView.name,
        classCode: classView.code,
        canceledAt: classView.canceledAt,
        lesson: { id: lessonView.id, no: lessonView.no, title: lessonView.title },
        notes: notesOf,
        students: sql<number>`(select count(*)::int from ${enrollmentView} where ${isWhose})`,
        submitted: sql<number>`(select count(*)::int from ${submission} where ${isIts})`,
        late: sql<number>`(select count(*)::int from ${submission} where ${isIts} and ${isLate})`,
        toGrade: sql<number>`(select count(*)::int from ${submission} where ${isIts} and ${inArray(submission.gradeState, TO_GRADE)})`,
        stillWaited: sql<
          string[]
        >`(select coalesce(json_agg(${assignmentStudent.extendedTo}), '[]') from ${assignmentStudent}
          where ${assignmentStudent.assignmentId} = ${assignment.id} and ${assignmentStudent.extendedTo} is not null
            and not exists (select 1 from ${submission} where ${isIts} and ${submission.studentId} = ${assignmentStudent.studentId})
            and exists (select 1 from ${enrollmentView} where ${isWhose} and ${enrollmentView.studentId} = ${assignmentStudent.studentId}))`,
        returned: sql<number>`(select count(*)::int from ${submission} where ${isIts} and ${eq(submission.gradeState, 'RETURNED')})`,
      })
      .from(assignment)
      .innerJoin(classView, eq(classView.id, assignment.classId))
      .leftJoin(lessonView, eq(lessonView.id, assignment.lessonId));

  return {
    async total(asked: Filter): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(assignment)
        .innerJoin(classView, eq(classView.id, assignment.classId))
        .where(isAsked(asked));
      return row!.n;
    },

    /** The latest deadline first. */
    page: ({ page, size, ...asked }: Filter & { readonly page: number; readonly size: number }) =>
      rows()
        .where(isAsked(asked))
        .orderBy(desc(assignment.deadlineAt), asc(assignment.id))
        .limit(size)
        .offset((page - 1) * size),

    async one(id: string) {
      const [row] = await rows().where(isOwn(eq(assignment.id, id)));
      return row;
    },

    those: (ids: readonly string[]) => rows().where(isOwn(inArray(assignment.id, [...ids]))),

    /** What the students of a class have been given. */
    givenIn: (classId: string) =>
      rows().where(isOwn(and(eq(assignment.classId, classId), isNotNull(assignment.publishedAt)))),

    /** One row for each student whose it is, by name. */
    submissions: (id: string) =>
      db
        .select({
          student: { id: studentView.id, name: studentView.name, avatar: studentView.avatar },
          assignment,
          submission,
          isLate,
          extendedTo: assignmentStudent.extendedTo,
          remindedAt: assignmentStudent.remindedAt,
          hasLeft: sql<boolean>`not (${takesPart(enrollmentView, classView)})`,
        })
        .from(assignment)
        .innerJoin(classView, eq(classView.id, assignment.classId))
        .innerJoin(enrollmentView, isWhose)
        .innerJoin(studentView, eq(studentView.id, enrollmentView.studentId))
        .leftJoin(submission, and(isIts, eq(submission.studentId, enrollmentView.studentId)))
        .leftJoin(
          assignmentStudent,
          and(
            eq(assignmentStudent.assignmentId, assignment.id),
            eq(assignmentStudent.studentId, enrollmentView.studentId),
          ),
        )
        .where(isOwn(eq(assignment.id, id)))
        .orderBy(asc(studentView.name), asc(studentView.id)),
  };
}
export type ListedAssignment = NonNullable<Awaited<ReturnType<ReturnType<typeof assignmentListQueries>['one']>>>;
