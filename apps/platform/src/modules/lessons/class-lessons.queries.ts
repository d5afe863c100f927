import { and, asc, count, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../core/database/database.ts';
import { classView, type NewLesson } from '../classes/module.ts';
import { lesson } from './lessons.tables.ts';

/** Reads and writes the lessons of classes; the caller has asked whose class it is. */
export function classLessonQueries(db: Db | Tx) {
  const isNext = (now: Date) =>
    and(
      eq(lesson.isTrial, false),
      or(eq(lesson.status, 'IN_PROGRESS'), and(eq(lesson.status, 'UPCOMING'), gt(lesson.endAt, now))),
    );
  const isUpcoming = (classId: string) => and(eq(lesson.classId, classId), eq(lesson.status, 'UPCOMING'));

  return {
    // The condition is a statement of its own: in a list of one table drizzle leaves the names of tables away.
    heldCount: (classId: PgColumn) => sql<number>`(select count(*)::int from ${lesson}
      where ${and(eq(lesson.classId, classId), eq(lesson.held, true), eq(lesson.isTrial, false))})`,

    notHeldCount: (classId: PgColumn) => sql<number>`(select count(*)::int from ${lesson}
      where ${and(eq(lesson.classId, classId), or(eq(lesson.held, false), eq(lesson.status, 'CANCELED')), eq(lesson.isTrial, false))})`,

    nextOf: (classIds: readonly string[], now: Date) =>
      db
        .selectDistinctOn([lesson.classId])
        .from(lesson)
        .where(and(inArray(lesson.classId, [...classIds]), isNext(now)))
        .orderBy(asc(lesson.classId), asc(lesson.startAt)),

    page: (classId: string, { page, size }: { page: number; size: number }) =>
      db
        .select({ lesson, className: classView.name })
        .from(lesson)
        .innerJoin(classView, eq(classView.id, lesson.classId))
        .where(eq(lesson.classId, classId))
        .orderBy(asc(lesson.startAt), asc(lesson.id))
        .limit(size)
        .offset((page - 1) * size),

    async count(classId: string): Promise<number> {
      const [row] = await db.select({ n: count() }).from(lesson).where(eq(lesson.classId, classId));
      return row!.n;
    },

    upcoming: (classId: string) =>
      db.select().from(lesson).where(isUpcoming(classId)).orderBy(asc(lesson.startAt), asc(lesson.id)),

    /** What is over by now is not among it. */
    cancelable: (classId: string, now: Date) =>
      db
        .select()
        .from(lesson)
        .where(and(isUpcoming(classId), gt(lesson.endAt, now)))
        .orderBy(asc(lesson.startAt), asc(lesson.id)),

    /** As they are numbered. */
    regular: (classId: string) =>
      db
        .select()
        .from(lesson)
        .where(and(eq(lesson.classId, classId), eq(lesson.isTrial, false)))
        .orderBy(asc(lesson.no)),

    async insert(rows: readonly NewLesson[]): Promise<void> {
      await db.insert(lesson).values(rows.map((row) => ({ ...row, status: 'UPCOMING' as const })));
    },

    async movePlace(classId: string, from: string | null, to: string | null): Promise<void> {
      await db
        .update(lesson)
        .set({ place: to })
        .where(and(isUpcoming(classId), sql`${lesson.place} is not distinct from ${from}::text`));
    },
  };
}
