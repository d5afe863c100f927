import type { ClassProgress } from '@portal/domain/classes/class-progress';
import type { LESSON_STATUSES } from '@portal/domain/lessons/lesson';
import { and, asc, eq, exists, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { enrollment, teachingClass } from '../classes.tables.ts';
import { lesson } from '../../lessons/lessons.tables.ts';
import type { ClassRow } from '../classes.queries.ts';

/** What decides how far a class has come. */
export interface LessonFacts {
  /** A regular lesson that was not cancelled has begun, or ought to have. */
  readonly hasBegun: boolean;
  /** It has no lessons, nor ever had. */
  readonly isEmpty: boolean;
  /** Lessons that are still to be held or are running. */
  readonly open: number;
  /** Lessons that are over and not confirmed. */
  readonly unconfirmed: number;
}

/** Reads what lessons say about their classes, and writes down where they have brought them. */
export function settleQueries(db: Db | Tx) {
  return {
    /** Of any teacher; until the transaction ends, nobody else changes it. */
    async lock(id: string): Promise<Pick<ClassRow, 'progress' | 'canceledAt'> | undefined> {
      const [row] = await db
        .select({ progress: teachingClass.progress, canceledAt: teachingClass.canceledAt })
        .from(teachingClass)
        .where(eq(teachingClass.id, id))
        .for('update');
      return row;
    },

    async factsOf(classId: string, now: Date): Promise<LessonFacts> {
      const isOf = (...statuses: (typeof LESSON_STATUSES)[number][]) => inArray(lesson.status, statuses);
      const hasBegun = and(
        eq(lesson.isTrial, false),
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
            .where(and(eq(lesson.classId, teachingClass.id), ...conditions)),
        );
      const isOpen = inArray(lesson.status, ['UPCOMING', 'IN_PROGRESS']);
      const begun = lessonThat(eq(lesson.isTrial, false), ne(lesson.status, 'CANCELED'), lte(lesson.startAt, now));
      return db
        .select({ id: teachingClass.id, teacherId: teachingClass.teacherId })
        .from(teachingClass)
        .where(
          and(
            isNull(teachingClass.canceledAt),
            or(
              and(eq(teachingClass.progress, 'UPCOMING'), or(begun, and(lessonThat(), sql`not ${lessonThat(isOpen)}`))),
              and(eq(teachingClass.progress, 'IN_PROGRESS'), sql`not ${lessonThat(isOpen)}`),
              and(
                eq(teachingClass.progress, 'ENDED'),
                or(lessonThat(isOpen), sql`not ${lessonThat(eq(lesson.status, 'DONE'))}`),
              ),
            ),
          ),
        )
        .orderBy(asc(teachingClass.id))
        .limit(limit);
    },

    /** Where its lessons have brought it; nothing that its teacher wrote changes. */
    async settle(id: string, progress: ClassProgress): Promise<void> {
      await db.update(teachingClass).set({ progress }).where(eq(teachingClass.id, id));
    },

    async completeEnrollments(classId: string): Promise<void> {
      await db
        .update(enrollment)
        .set({ status: 'COMPLETED' })
        .where(and(eq(enrollment.classId, classId), eq(enrollment.status, 'ACTIVE')));
    },
  };
}
