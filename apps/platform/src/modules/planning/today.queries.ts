import { and, asc, eq, gt, isNull, lt, notExists } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { lessonDiary } from '../lessons/desk/lesson-desk.tables.ts';
import { lessonMove } from '../lessons/moves/lesson-moves.tables.ts';
import { planTask } from './plan-tasks.tables.ts';
import { lesson } from '../lessons/lessons.tables.ts';
import { teachingClass } from '../classes/classes.tables.ts';

export interface Waiting {
  readonly lessonId: string;
  readonly startAt: Date;
  readonly className: string;
  /** Until when there is time. */
  readonly at: Date;
}

const about = { lessonId: lesson.id, startAt: lesson.startAt, className: teachingClass.name };

/** What waits for one teacher. Each statement reads a bounded stretch of an index. */
export function todayQueries(db: Db) {
  return {
    /** Wishes of students that she has not answered, with the moment until which she can. */
    askedMoves: (teacherId: string, limit: number): Promise<Waiting[]> =>
      db
        .select({ ...about, at: lessonMove.answerBy })
        .from(lessonMove)
        .innerJoin(lesson, eq(lesson.id, lessonMove.lessonId))
        .innerJoin(teachingClass, eq(teachingClass.id, lesson.classId))
        .where(
          and(
            eq(lessonMove.teacherId, teacherId),
            eq(lessonMove.status, 'PROPOSED'),
            eq(lessonMove.proposedBy, 'STUDENT'),
          ),
        )
        .orderBy(asc(lessonMove.answerBy))
        .limit(limit),

    /** Lessons that are taught and whose diary is not sent, oldest first; `at` is their end. */
    openLessons: (teacherId: string, since: Date, limit: number): Promise<Waiting[]> =>
      db
        .select({ ...about, at: lesson.endAt })
        .from(lesson)
        .innerJoin(teachingClass, eq(teachingClass.id, lesson.classId))
        .leftJoin(lessonDiary, eq(lessonDiary.lessonId, lesson.id))
        .where(
          and(
            eq(lesson.teacherId, teacherId),
            eq(lesson.status, 'DONE'),
            eq(lesson.held, true),
            gt(lesson.startAt, since),
            isNull(lessonDiary.sentAt),
          ),
        )
        .orderBy(asc(lesson.endAt))
        .limit(limit),

    /** Lessons that begin between two instants and for which nothing is noted to prepare; `at` is their start. */
    comingLessons: (teacherId: string, from: Date, to: Date, limit: number): Promise<Waiting[]> =>
      db
        .select({ ...about, at: lesson.startAt })
        .from(lesson)
        .innerJoin(teachingClass, eq(teachingClass.id, lesson.classId))
        .where(
          and(
            eq(lesson.teacherId, teacherId),
            eq(lesson.status, 'UPCOMING'),
            gt(lesson.startAt, from),
            lt(lesson.startAt, to),
            notExists(
              db
                .select({ id: planTask.id })
                .from(planTask)
                .where(
                  and(eq(planTask.refId, lesson.id), eq(planTask.refKind, 'LESSON'), eq(planTask.type, 'REMINDER')),
                ),
            ),
          ),
        )
        .orderBy(asc(lesson.startAt))
        .limit(limit),
  };
}
