import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { type ClassColumns, classView, type NewLesson } from '../classes/module.ts';
import { lessonDiary } from './desk/lesson-desk.tables.ts';
import { lesson } from './lessons.tables.ts';

/** Reads and writes the lessons of classes; the caller has asked whose class it is. */
export function classLessonQueries(db: Db | Tx) {
  const isNext = (now: Date) =>
    or(eq(lesson.status, 'IN_PROGRESS'), and(eq(lesson.status, 'UPCOMING'), gt(lesson.endAt, now)));
  // A trial is a lesson of the class's own where the class was made for it.
  const isOwn = and(eq(classView.id, lesson.classId), eq(lesson.isTrial, classView.isTrial));
  // Two ways to count: the regular ones by what an index knows of them. The condition is a statement of its own: in a list of one
  // table drizzle leaves the names of tables away.
  const countOf = ({ id, isTrial }: ClassColumns, condition: SQL | undefined) => {
    const counted = (trials: boolean) => sql`(select count(*)::int from ${lesson}
      where ${and(eq(lesson.classId, id), condition)} and ${trials ? sql`${lesson.isTrial}` : sql`not ${lesson.isTrial}`})`;
    return sql<number>`case when ${isTrial} then ${counted(true)} else ${counted(false)} end`;
  };
  const isUpcoming = (classId: string) => and(eq(lesson.classId, classId), eq(lesson.status, 'UPCOMING'));

  return {
    heldCount: (of: ClassColumns) => countOf(of, eq(lesson.held, true)),

    notHeldCount: (of: ClassColumns) => countOf(of, or(eq(lesson.held, false), eq(lesson.status, 'CANCELED'))),

    nextOf: (classIds: readonly string[], now: Date) =>
      db
        .selectDistinctOn([lesson.classId], getTableColumns(lesson))
        .from(lesson)
        .innerJoin(classView, isOwn)
        .where(and(inArray(lesson.classId, [...classIds]), isNext(now)))
        .orderBy(asc(lesson.classId), asc(lesson.startAt)),

    /** What of each class is held and not wrapped up, in the order of time. */
    toWrapUpOf: (classIds: readonly string[]) =>
      db
        .select({ classId: lesson.classId, id: lesson.id, endAt: lesson.endAt })
        .from(lesson)
        .leftJoin(lessonDiary, eq(lessonDiary.lessonId, lesson.id))
        .where(
          and(
            inArray(lesson.classId, [...classIds]),
            eq(lesson.status, 'DONE'),
            sql`${lesson.held} is not false`,
            isNull(lessonDiary.sentAt),
          ),
        )
        .orderBy(asc(lesson.endAt), asc(lesson.id)),

    page: (classId: string, { page, size }: { page: number; size: number }) =>
      db
        .select({ lesson, className: classView.name, classNo: classView.classNo })
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
        .select(getTableColumns(lesson))
        .from(lesson)
        .innerJoin(classView, isOwn)
        .where(eq(lesson.classId, classId))
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
