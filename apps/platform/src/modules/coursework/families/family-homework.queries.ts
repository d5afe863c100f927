import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { HomeworkList } from '@portal/domain/families/family-homework';
import type { Db } from '../../../core/database/database.ts';
import { type Family, studentView } from '../../classes/module.ts';
import { lessonView } from '../../lessons/module.ts';
import { assignment, submission, submissionAttempt, type SubmissionRow } from '../assignments/assignments.tables.ts';
import { canBeHandedIn, givenTo } from '../homework/student-homework.queries.ts';
import { notesOf } from '../notes/notes.tables.ts';

/** Reads what was given to the children of one family in its class; who only tries a lesson is given nothing. */
export function familyHomeworkQueries(db: Db, { class: of, students }: Family, now: Date) {
  const ids = students.filter(({ trialLessonId }) => trialLessonId === null).map(({ id }) => id);
  const given = givenTo(db, of.id, ids, now);
  const isOpen = canBeHandedIn(given, now);
  const isIn = (list: HomeworkList) => (list === 'OPEN' ? isOpen : sql`(${isOpen}) is not true`);
  const rows = () =>
    db
      .select({
        assignment,
        notes: notesOf,
        submission,
        isLate: given.isLate,
        dueAt: given.deadlineAt,
        student: { id: studentView.id, name: studentView.name },
        canceledAt: given.canceledAt,
        lesson: { id: lessonView.id, no: lessonView.no },
      })
      .from(given)
      .innerJoin(assignment, eq(assignment.id, given.id))
      .innerJoin(studentView, eq(studentView.id, given.studentId))
      .leftJoin(submission, and(eq(submission.assignmentId, given.id), eq(submission.studentId, given.studentId)))
      .leftJoin(lessonView, eq(lessonView.id, assignment.lessonId));

  return {
    async total(list: HomeworkList): Promise<number> {
      const [row] = await db.select({ n: count() }).from(given).where(isIn(list));
      return row!.n;
    },

    /** What can be handed in by when it is waited for, the rest from the newest deadline on: a late answer moves nothing. */
    page: (list: HomeworkList, { page, size }: { page: number; size: number }) =>
      rows()
        .where(isIn(list))
        .orderBy(
          list === 'OPEN' ? asc(given.waitedUntil) : desc(given.deadlineAt),
          asc(given.id),
          asc(studentView.name),
          asc(studentView.id),
        )
        .limit(size)
        .offset((page - 1) * size),

    /** What was handed in before, of submissions that were read here; the newest first. */
    async earlierOf(read: readonly { readonly submission: SubmissionRow | null }[]) {
      const submissionIds = read.flatMap(({ submission: own }) => (own && own.attempt > 1 ? own.id : []));
      const attempts = submissionIds.length
        ? await db
            .select()
            .from(submissionAttempt)
            .where(inArray(submissionAttempt.submissionId, submissionIds))
            .orderBy(desc(submissionAttempt.attempt))
        : [];
      return Map.groupBy(attempts, ({ submissionId }) => submissionId);
    },

    async one(id: string, studentId: string) {
      const [row] = await rows().where(and(eq(given.id, id), eq(given.studentId, studentId)));
      return row;
    },
  };
}
export type GivenHomework = NonNullable<Awaited<ReturnType<ReturnType<typeof familyHomeworkQueries>['one']>>>;
