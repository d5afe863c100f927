import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../core/database/database.ts';
import { diaryView as diary, lessonView as lesson } from '../../modules/lessons/module.ts';
import { demoMarker } from '../demo.tables.ts';
import { DEMO_USERS } from '../people/accounts.ts';

/** What happens by itself in lessons of the demo teachers. */
export function lessonSideQueries(db: Db) {
  const { id, classId, teacherId } = lesson;
  const isDemo = inArray(lesson.teacherId, DEMO_USERS);

  return {
    /** Notes that no guardian has confirmed, oldest first: those of the seed, or those that were sent since. */
    notes: (of: 'SEEDED' | 'NEW') =>
      db
        .select({ id, classId, teacherId, sentAt: diary.sentAt })
        .from(diary)
        .innerJoin(lesson, eq(lesson.id, diary.lessonId))
        .innerJoin(demoMarker, eq(demoMarker.id, 1))
        .where(
          and(
            isDemo,
            eq(lesson.status, 'DONE'),
            isNull(diary.confirmedAt),
            sql`(${diary.sentAt} > ${demoMarker.anchorAt}) = ${of === 'NEW'}`,
          ),
        )
        .orderBy(asc(diary.sentAt)),
  };
}

export type DemoLesson = Awaited<ReturnType<ReturnType<typeof lessonSideQueries>['notes']>>[number];
