import { and, asc, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../core/database/database.ts';
import { classView } from '../classes/module.ts';
import { submissionView } from '../coursework/module.ts';
import { diaryView, lessonMoveView, lessonView } from '../lessons/module.ts';
import { planTask } from './plan-tasks.tables.ts';

export interface Waiting {
  readonly lessonId: string;
  readonly startAt: Date;
  readonly classId: string;
  readonly className: string;
  /** Until when there is time. */
  readonly at: Date;
}

const about = {
  lessonId: lessonView.id,
  startAt: lessonView.startAt,
  classId: classView.id,
  className: classView.name,
};

/** What waits for one teacher. Each statement reads a bounded stretch of an index; all are prepared once. */
export function todayQueries(db: Db) {
  const isHers = (column: AnyPgColumn) => eq(column, sql.placeholder('teacherId'));
  const limit = sql.placeholder('limit');

  const askedMoves = db
    .select({ ...about, at: lessonMoveView.answerBy })
    .from(lessonMoveView)
    .innerJoin(lessonView, eq(lessonView.id, lessonMoveView.lessonId))
    .innerJoin(classView, eq(classView.id, lessonView.classId))
    .where(
      and(
        isHers(lessonMoveView.teacherId),
        sql`${lessonMoveView.status} = 'PROPOSED'`,
        sql`${lessonMoveView.proposedBy} = 'STUDENT'`,
      ),
    )
    .orderBy(asc(lessonMoveView.answerBy))
    .limit(limit)
    .prepare('planning_asked_moves');

  const openLessons = db
    .select({ ...about, at: lessonView.endAt })
    .from(lessonView)
    .innerJoin(classView, eq(classView.id, lessonView.classId))
    .leftJoin(diaryView, eq(diaryView.lessonId, lessonView.id))
    .where(
      and(
        isHers(lessonView.teacherId),
        sql`${lessonView.status} = 'DONE'`,
        sql`${lessonView.held}`,
        gt(lessonView.startAt, sql.placeholder('since')),
        isNull(diaryView.sentAt),
      ),
    )
    .orderBy(asc(lessonView.endAt))
    .limit(limit)
    .prepare('planning_open_lessons');

  const isNoted = db
    .select({ id: planTask.id })
    .from(planTask)
    .where(and(eq(planTask.refId, lessonView.id), sql`${planTask.refKind} = 'LESSON'`));
  const comingLessons = db
    .select({ ...about, at: lessonView.startAt })
    .from(lessonView)
    .innerJoin(classView, eq(classView.id, lessonView.classId))
    .where(
      and(
        isHers(lessonView.teacherId),
        sql`${lessonView.status} = 'UPCOMING'`,
        gt(lessonView.startAt, sql.placeholder('from')),
        lt(lessonView.startAt, sql.placeholder('to')),
        notExists(isNoted),
      ),
    )
    .orderBy(asc(lessonView.startAt))
    .limit(limit)
    .prepare('planning_coming_lessons');

  // Written out: its index is found by the words of its condition. A cancelled class is graded no more.
  const toReturn = db
    .select({ n: sql<number>`count(*)::int` })
    .from(submissionView)
    .innerJoin(classView, eq(classView.id, submissionView.classId))
    .where(
      and(isHers(submissionView.teacherId), sql`${submissionView.gradeState} = 'GRADED'`, isNull(classView.canceledAt)),
    )
    .prepare('planning_to_return');

  return {
    /** How much she has graded and not given back. */
    toReturn: async (teacherId: string): Promise<number> => (await toReturn.execute({ teacherId }))[0]!.n,

    /** Wishes of students that she has not answered, with the moment until which she can. */
    askedMoves: (teacherId: string, limit: number): Promise<Waiting[]> => askedMoves.execute({ teacherId, limit }),

    /** Lessons that are taught and whose diary is not sent, oldest first; `at` is their end. */
    openLessons: (teacherId: string, since: Date, limit: number): Promise<Waiting[]> =>
      openLessons.execute({ teacherId, since, limit }),

    /** Lessons that begin between two instants and for which nothing is noted to prepare; `at` is their start. */
    comingLessons: (teacherId: string, from: Date, to: Date, limit: number): Promise<Waiting[]> =>
      comingLessons.execute({ teacherId, from, to, limit }),
  };
}
