import { and, asc, eq, gt, lt, ne, notInArray } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import type { Span } from '../../core/days/span.ts';
import { classView } from '../classes/module.ts';
import type { StandingLesson } from '../schedule/module.ts';
import { lesson } from './lessons.tables.ts';
import { LONGEST_LESSON_MS } from './shown-lessons.queries.ts';

export function standingLessonQueries(db: Db | Tx) {
  return {
    /** Lessons that are not cancelled and touch the range, in order. */
    standingIn: (teacherId: string, range: Span, exceptIds: readonly string[] = []): Promise<StandingLesson[]> =>
      db
        .select({ id: lesson.id, from: lesson.startAt, to: lesson.endAt, className: classView.name })
        .from(lesson)
        .innerJoin(classView, eq(classView.id, lesson.classId))
        .where(
          and(
            eq(lesson.teacherId, teacherId),
            gt(lesson.startAt, new Date(range.from.getTime() - LONGEST_LESSON_MS)),
            lt(lesson.startAt, range.to),
            gt(lesson.endAt, range.from),
            ne(lesson.status, 'CANCELED'),
            exceptIds.length ? notInArray(lesson.id, [...exceptIds]) : undefined,
          ),
        )
        .orderBy(asc(lesson.startAt), asc(lesson.id)),
  };
}
