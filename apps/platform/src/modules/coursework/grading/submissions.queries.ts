import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type GradeState, TO_GRADE } from '@portal/domain/coursework/submission';
import type { GradingList, GradingOrder } from '@portal/domain/coursework/submissions.contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView, enrollmentView, isNewest, studentView, takesPart } from '../../classes/module.ts';
import {
  assignment,
  dueFor,
  isLate,
  submission,
  submissionAttempt,
  type SubmissionAttemptRow,
  type SubmissionRow,
} from '../assignments/assignments.tables.ts';

const STATES: Record<GradingList, readonly GradeState[]> = {
  'to-grade': TO_GRADE,
  'to-return': ['GRADED'],
  returned: ['RETURNED'],
};

export interface QueueAsked {
  readonly list: GradingList;
  readonly order: GradingOrder;
  readonly classId?: string | undefined;
  readonly assignmentId?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** What students of one teacher handed in. Every statement names her. */
export function submissionQueries(db: Db | Tx, teacherId: string) {
  const isOwn = (condition?: SQL) => and(eq(submission.teacherId, teacherId), condition);
  // Written out: the index of a list is found by the words of its condition.
  const isIn = (list: GradingList) =>
    sql`${submission.gradeState} in (${sql.raw(STATES[list].map((state) => `'${state}'`).join(', '))})`;
  // A cancelled class is graded no more by itself; what was handed in can still be opened by its id.
  const isRunning = isNull(classView.canceledAt);
  const isOf = ({ classId, assignmentId }: Pick<QueueAsked, 'classId' | 'assignmentId'>) =>
    and(
      classId === undefined ? undefined : eq(submission.classId, classId),
      assignmentId === undefined ? undefined : eq(submission.assignmentId, assignmentId),
    );

  const rows = () =>
    db
      .select({
        submission,
        assignment,
        isLate,
        dueAt: dueFor(submission.studentId),
        student: { id: studentView.id, name: studentView.name, avatar: studentView.avatar },
        class: { id: classView.id, name: classView.name },
        canceledAt: classView.canceledAt,
      })
      .from(submission)
      .innerJoin(assignment, eq(assignment.id, submission.assignmentId))
      .innerJoin(classView, eq(classView.id, submission.classId))
      .innerJoin(studentView, eq(studentView.id, submission.studentId));

  return {
    page({ list, order, page, size, ...of }: QueueAsked) {
      const first = order === 'urgent' ? asc : desc;
      return rows()
        .where(isOwn(and(isIn(list), isRunning, isOf(of))))
        .orderBy(first(submission.submittedAt), first(submission.id))
        .limit(size)
        .offset((page - 1) * size);
    },

    async total(list: GradingList, of: Pick<QueueAsked, 'classId' | 'assignmentId'>): Promise<number> {
      const [row] = await db
        .select({ n: sql<number>`count(*)::int` })
        .from(submission)
        .innerJoin(classView, eq(classView.id, submission.classId))
        .where(isOwn(and(isIn(list), isRunning, isOf(of))));
      return row!.n;
    },

    async one(id: string) {
      const [row] = await rows().where(isOwn(eq(submission.id, id)));
      return row;
    },

    /** Until the transaction ends, nobody else grades it or hands it in again. */
    async lock(id: string) {
      const [row] = await rows()
        .where(isOwn(eq(submission.id, id)))
        .for('update', { of: submission });
      return row;
    },

    /** Whether he takes the lessons of the class no more. */
    async hasLeft({ classId, studentId }: Pick<SubmissionRow, 'classId' | 'studentId'>): Promise<boolean> {
      const [row] = await db
        .select({ takes: sql<boolean>`${takesPart(enrollmentView, classView)}` })
        .from(enrollmentView)
        .innerJoin(classView, eq(classView.id, enrollmentView.classId))
        .where(
          and(eq(enrollmentView.classId, classId), eq(enrollmentView.studentId, studentId), isNewest(enrollmentView)),
        );
      return !row?.takes;
    },

    /** The newest first. */
    earlier: (id: string): Promise<SubmissionAttemptRow[]> =>
      db
        .select()
        .from(submissionAttempt)
        .where(eq(submissionAttempt.submissionId, id))
        .orderBy(desc(submissionAttempt.attempt)),

    /** Changes one that is locked by this transaction. */
    async change({ id, version }: SubmissionRow, set: Partial<SubmissionRow>): Promise<SubmissionRow> {
      const [row] = await db
        .update(submission)
        .set({ ...set, version: version + 1 })
        .where(isOwn(and(eq(submission.id, id), eq(submission.version, version))))
        .returning();
      if (!row) throw new Error('A submission changed under its lock');
      return row;
    },

    /** Where it stands after something was drawn on it; it stays the version that it is. */
    async mark({ id }: SubmissionRow, gradeState: GradeState): Promise<void> {
      await db
        .update(submission)
        .set({ gradeState })
        .where(isOwn(eq(submission.id, id)));
    },

    async keepAttempt(row: SubmissionAttemptRow): Promise<void> {
      await db.insert(submissionAttempt).values(row);
    },

    /** How many of an assignment wait to be graded, and since when the first of them does. */
    async waiting(assignmentId: string): Promise<{ toGrade: number; since: Date | null }> {
      const [row] = await db
        .select({
          toGrade: sql<number>`count(*)::int`,
          since: sql<string | null>`min(${submission.submittedAt})`,
        })
        .from(submission)
        .where(isOwn(and(eq(submission.assignmentId, assignmentId), inArray(submission.gradeState, [...TO_GRADE]))));
      return { toGrade: row!.toGrade, since: row!.since === null ? null : new Date(row!.since) };
    },
  };
}
export type OwnSubmission = NonNullable<Awaited<ReturnType<ReturnType<typeof submissionQueries>['one']>>>;
