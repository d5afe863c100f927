import { and, asc, eq, exists, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { LESSON_STATUSES } from '@portal/domain/lessons/lesson';
import type { Db, Tx } from '../../../core/database/database.ts';
import { classView, type LessonFacts } from '../../classes/module.ts';
import { lesson } from '../lessons.tables.ts';

/** Reads what lessons say about their classes. */
export function settleQueries(db: Db | Tx) {
  return {
    async factsOf(classId: string, now: Date): Promise<LessonFacts> {
      const isOf = (...statuses: (typeof LESSON_STATUSES)[number][]) => inArray(lesson.status, statuses);
      // A trial begins the class that was made for it, and no other.
      const hasBegun = and(
        eq(lesson.isTrial, classView.isTrial),
        ne(lesson.status, 'CANCELED'),
        or(ne(lesson.status, 'UPCOMING'), lte(lesson.startAt, now)),
      );
      const [row] = await db
        .select({
          hasBegun: sql<boolean>`coalesce(bool_or(${hasBegun}), false)`,
          isEmpty: sql<boolean>`count(*) = 0`,
          open: sql<number>`(count(*) filter (where ${isOf('UPCOMING', 'IN_PROGRESS')}))::int`,
          unconfirmed: sql<number>`(count(*) filter (where ${isOf('DONE')}))::int`,
        })
        .from(lesson)
        .innerJoin(classView, eq(classView.id, lesson.classId))
        .where(eq(lesson.classId, classId));
      return row!;
    },

    /** Classes whose lessons may have moved them on, by the clock or by who forgot to say so. */
    async due(now: Date, limit: number): Promise<{ id: string; teacherId: string }[]> {
      const lessonThat = (...conditions: Parameters<typeof and>) =>
        exists(
          db
            .select({ one: sql`1` })
            .from(lesson)
            .where(and(eq(lesson.classId, classView.id), ...conditions)),
        );
      const isOpen = inArray(lesson.status, ['UPCOMING', 'IN_PROGRESS']);
      const begun = lessonThat(
        eq(lesson.isTrial, classView.isTrial),
        ne(lesson.status, 'CANCELED'),
        lte(lesson.startAt, now),
      );
      return db
        .select({ id: classView.id, teacherId: classView.teacherId })
        .from(classView)
        .where(
          and(
            isNull(classView.canceledAt),
            or(
              and(eq(classView.progress, 'UPCOMING'), or(begun, and(lessonThat(), sql`not ${lessonThat(isOpen)}`))),
              and(eq(classView.progress, 'IN_PROGRESS'), sql`not ${lessonThat(isOpen)}`),
              and(
                eq(classView.progress, 'ENDED'),
                or(lessonThat(isOpen), sql`not ${lessonThat(eq(lesson.status, 'DONE'))}`),
              ),
            ),
          ),
        )
        .orderBy(asc(classView.id))
        .limit(limit);
    },
  };
}
