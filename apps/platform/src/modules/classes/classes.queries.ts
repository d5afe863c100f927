import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../core/database/database.ts';
import { classHistory, enrollment, teachingClass } from './classes.tables.ts';

export type ClassRow = typeof teachingClass.$inferSelect;
export type NewClassRow = typeof teachingClass.$inferInsert;
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

    /** Classes that are neither over nor cancelled; those for one trial are not counted. */
    async countOpen(teacherId: string): Promise<number> {
      const [row] = await db
        .select({ n: count() })
        .from(teachingClass)
        .where(
          and(
            eq(teachingClass.teacherId, teacherId),
            ne(teachingClass.progress, 'FINISHED'),
            eq(teachingClass.isTrial, false),
            isNull(teachingClass.canceledAt),
          ),
        );
      return row!.n;
    },

    async insert(row: NewClassRow): Promise<void> {
      const { teacherId } = row;
      const classNo = sql<number>`(select coalesce(max(class_no), 0) + 1 from teaching_class where teacher_id = ${teacherId})`;
      await db.insert(teachingClass).values({ ...row, classNo });
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

/** What a teacher's own classes are called, by id. */
export async function classTitles(
  db: Db | Tx,
  teacherId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: teachingClass.id, name: teachingClass.name })
    .from(teachingClass)
    .where(and(eq(teachingClass.teacherId, teacherId), inArray(teachingClass.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
