import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { lesson } from '../../lessons/lessons.tables.ts';
import { teachingClass } from '../../classes/classes.tables.ts';
import type { StandingLesson } from './weekly-collisions.ts';

const YEAR_MS = 366 * 86_400_000;

/**
 * Lessons to come of a teacher's running and coming classes, but for those of one course: a course does not stand in its own
 * way. Trials and moved lessons happen once, so that they say nothing about a time of the week.
 */
export async function weeklyLessons(
  db: Db | Tx,
  { teacherId, exceptCourseId, now }: { teacherId: string; exceptCourseId: string; now: Date },
): Promise<StandingLesson[]> {
  return db
    .select({ id: lesson.id, className: teachingClass.name, from: lesson.startAt, to: lesson.endAt })
    .from(lesson)
    .innerJoin(teachingClass, eq(teachingClass.id, lesson.classId))
    .where(
      and(
        eq(lesson.teacherId, teacherId),
        gt(lesson.startAt, now),
        lt(lesson.startAt, new Date(now.getTime() + YEAR_MS)),
        eq(lesson.status, 'UPCOMING'),
        eq(lesson.isTrial, false),
        isNull(lesson.movedFromStart),
        inArray(teachingClass.progress, ['UPCOMING', 'IN_PROGRESS']),
        isNull(teachingClass.canceledAt),
        or(isNull(teachingClass.courseId), ne(teachingClass.courseId, exceptCourseId)),
      ),
    )
    .orderBy(asc(lesson.startAt));
}
