import { and, asc, count, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { lesson } from '../lessons/lessons.tables.ts';
import { classHistory, enrollment, teachingClass } from './classes.tables.ts';

export type ClassRow = typeof teachingClass.$inferSelect;
export type LessonRow = typeof lesson.$inferSelect;
export type NewClassRow = typeof teachingClass.$inferInsert;
export type NewLessonRow = typeof lesson.$inferInsert;
type Settings = Pick<ClassRow, 'name' | 'capacity' | 'place' | 'meetingUrl'>;

/** Reads and writes single classes. What a teacher asks for names her. */
export function classQueries(db: Db | Tx) {
  const isOwn = (teacherId: string, id: string) =>
    and(eq(teachingClass.teacherId, teacherId), eq(teachingClass.id, id));
  const isAsRead = ({ id, teacherId, progress, version }: ClassRow) =>
    and(
      isOwn(teacherId, id),
      eq(teachingClass.progress, progress),
      eq(teachingClass.version, version),
      isNull(teachingClass.canceledAt),
    );

  return {
    async own(teacherId: string, id: string): Promise<ClassRow | undefined> {
      const [row] = await db.select().from(teachingClass).where(isOwn(teacherId, id));
      return row;
    },

    async byClientId(teacherId: string, clientId: string): Promise<ClassRow | undefined> {
      const [row] = await db
        .select()
        .from(teachingClass)
        .where(and(eq(teachingClass.teacherId, teacherId), eq(teachingClass.clientId, clientId)));
      return row;
    },

    /** Classes that are neither over nor cancelled. */
    async countOpen(teacherId: string): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(teachingClass)
        .where(
          and(
            eq(teachingClass.teacherId, teacherId),
            ne(teachingClass.progress, 'FINISHED'),
            isNull(teachingClass.canceledAt),
          ),
        );
      return row!.n;
    },

    async insert(row: NewClassRow, lessons: readonly NewLessonRow[]): Promise<void> {
      await db.insert(teachingClass).values(row);
      await db.insert(lesson).values([...lessons]);
    },

    /** Changes a class that is still as it was read; false when somebody was first. */
    async change(
      asRead: ClassRow,
      change: Partial<Settings & Pick<ClassRow, 'canceledAt' | 'cancelReason'>>,
    ): Promise<boolean> {
      const rows = await db
        .update(teachingClass)
        .set({ ...change, version: asRead.version + 1 })
        .where(isAsRead(asRead))
        .returning({ id: teachingClass.id });
      return rows.length === 1;
    },

    /** Its lessons to come that were held at the class's own place go with it. */
    async movePlace(classId: string, from: string | null, to: string | null): Promise<void> {
      await db
        .update(lesson)
        .set({ place: to })
        .where(
          and(
            eq(lesson.classId, classId),
            eq(lesson.status, 'UPCOMING'),
            sql`${lesson.place} is not distinct from ${from}::text`,
          ),
        );
    },

    /** Its lessons that are still to come, trials too, in order. */
    upcomingLessons: (classId: string): Promise<LessonRow[]> =>
      db
        .select()
        .from(lesson)
        .where(and(eq(lesson.classId, classId), eq(lesson.status, 'UPCOMING')))
        .orderBy(asc(lesson.startAt), asc(lesson.id)),

    /** What goes when the class is cancelled, trials too, in order; what is over by now is not among it. */
    cancelableLessons: (classId: string, now: Date): Promise<LessonRow[]> =>
      db
        .select()
        .from(lesson)
        .where(and(eq(lesson.classId, classId), eq(lesson.status, 'UPCOMING'), gt(lesson.endAt, now)))
        .orderBy(asc(lesson.startAt), asc(lesson.id)),

    /** Its regular lessons as they are numbered. */
    regularLessons: (classId: string): Promise<LessonRow[]> =>
      db
        .select()
        .from(lesson)
        .where(and(eq(lesson.classId, classId), eq(lesson.isTrial, false)))
        .orderBy(asc(lesson.no)),

    async enrol(rows: readonly (typeof enrollment.$inferInsert)[]): Promise<void> {
      if (rows.length) await db.insert(enrollment).values([...rows]);
    },

    async cancelEnrollments(classId: string): Promise<void> {
      await db
        .update(enrollment)
        .set({ status: 'CANCELED' })
        .where(and(eq(enrollment.classId, classId), eq(enrollment.status, 'ACTIVE')));
    },

    async record(row: typeof classHistory.$inferInsert): Promise<void> {
      await db.insert(classHistory).values(row);
    },
  };
}
