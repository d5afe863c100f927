import { and, asc, eq, gt, isNull, lt, notExists } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { classView } from '../classes/module.ts';
import { diaryView, lessonMoveView, lessonView } from '../lessons/module.ts';
import { planTask } from './plan-tasks.tables.ts';

export interface Waiting {
  readonly lessonId: string;
  readonly startAt: Date;
  readonly className: string;
  /** Until when there is time. */
  readonly at: Date;
}

const about = { lessonId: lessonView.id, startAt: lessonView.startAt, className: classView.name };

/** What waits for one teacher. Each statement reads a bounded stretch of an index. */
export function todayQueries(db: Db) {
  return {
    /** Wishes of students that she has not answered, with the moment until which she can. */
    askedMoves: (teacherId: string, limit: number): Promise<Waiting[]> =>
      db
        .select({ ...about, at: lessonMoveView.answerBy })
        .from(lessonMoveView)
        .innerJoin(lessonView, eq(lessonView.id, lessonMoveView.lessonId))
        .innerJoin(classView, eq(classView.id, lessonView.classId))
        .where(
          and(
            eq(lessonMoveView.teacherId, teacherId),
            eq(lessonMoveView.status, 'PROPOSED'),
            eq(lessonMoveView.proposedBy, 'STUDENT'),
          ),
        )
        .orderBy(asc(lessonMoveView.answerBy))
        .limit(limit),

    /** Lessons that are taught and whose diary is not sent, oldest first; `at` is their end. */
    openLessons: (teacherId: string, since: Date, limit: number): Promise<Waiting[]> =>
      db
        .select({ ...about, at: lessonView.endAt })
        .from(lessonView)
        .innerJoin(classView, eq(classView.id, lessonView.classId))
        .leftJoin(diaryView, eq(diaryView.lessonId, lessonView.id))
        .where(
          and(
            eq(lessonView.teacherId, teacherId),
            eq(lessonView.status, 'DONE'),
            eq(lessonView.held, true),
            gt(lessonView.startAt, since),
            isNull(diaryView.sentAt),
          ),
        )
        .orderBy(asc(lessonView.endAt))
        .limit(limit),

    /** Lessons that begin between two instants and for which nothing is noted to prepare; `at` is their start. */
    comingLessons: (teacherId: string, from: Date, to: Date, limit: number): Promise<Waiting[]> =>
      db
        .select({ ...about, at: lessonView.startAt })
        .from(lessonView)
        .innerJoin(classView, eq(classView.id, lessonView.classId))
        .where(
          and(
            eq(lessonView.teacherId, teacherId),
            eq(lessonView.status, 'UPCOMING'),
            gt(lessonView.startAt, from),
            lt(lessonView.startAt, to),
            notExists(
              db
                .select({ id: planTask.id })
                .from(planTask)
                .where(
                  and(eq(planTask.refId, lessonView.id), eq(planTask.refKind, 'LESSON'), eq(planTask.type, 'REMINDER')),
                ),
            ),
          ),
        )
        .orderBy(asc(lessonView.startAt))
        .limit(limit),
  };
}
