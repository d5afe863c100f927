import { millisecondsInDay } from 'date-fns/constants';
import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { classView } from '../classes/module.ts';
import type { StandingLesson } from '../courses/module.ts';
import { lesson } from './lessons.tables.ts';

const YEAR_MS = 366 * millisecondsInDay;

/** Lessons that come back every week, as courses see them. */
export async function weeklyLessons(
  db: Db | Tx,
  { teacherId, exceptCourseId, now }: { teacherId: string; exceptCourseId: string; now: Date },
): Promise<StandingLesson[]> {
  return db
    .select({ id: lesson.id, className: classView.name, from: lesson.startAt, to: lesson.endAt })
    .from(lesson)
    .innerJoin(classView, eq(classView.id, lesson.classId))
    .where(
      and(
        eq(lesson.teacherId, teacherId),
        gt(lesson.startAt, now),
        lt(lesson.startAt, new Date(now.getTime() + YEAR_MS)),
        eq(lesson.status, 'UPCOMING'),
        eq(lesson.isTrial, false),
        isNull(lesson.movedFromStart),
        inArray(classView.progress, ['UPCOMING', 'IN_PROGRESS']),
        isNull(classView.canceledAt),
        or(isNull(classView.courseId), ne(classView.courseId, exceptCourseId)),
      ),
    )
    .orderBy(asc(lesson.startAt));
}
