import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { lecture as table, type LectureRow, type NewLectureRow } from './lectures.tables.ts';

type Change = Partial<
  Pick<
    LectureRow,
    'title' | 'content' | 'fileIds' | 'downloadAllowed' | 'displayAt' | 'deadlineAt' | 'publishedAt' | 'version'
  >
>;

/** Reads and writes lectures. What a teacher asks for names her. */
export function lectureQueries(db: Db | Tx) {
  const isOwn = (teacherId: string, id: string) => and(eq(table.teacherId, teacherId), eq(table.id, id));
  const inOwnClass = (teacherId: string, classId: string) =>
    and(eq(table.classId, classId), eq(table.teacherId, teacherId));

  async function first(condition: SQL | undefined): Promise<LectureRow | undefined> {
    const [row] = await db.select().from(table).where(condition);
    return row;
  }

  return {
    own: (teacherId: string, id: string) => first(isOwn(teacherId, id)),

    byClientId: (teacherId: string, clientId: string) =>
      first(and(eq(table.teacherId, teacherId), eq(table.clientId, clientId))),

    /** Until the transaction ends, nobody else changes it. */
    async lockOwn(teacherId: string, id: string): Promise<LectureRow | undefined> {
      const [row] = await db.select().from(table).where(isOwn(teacherId, id)).for('update');
      return row;
    },

    /** The newest first. */
    page: (teacherId: string, classId: string, { page, size }: { page: number; size: number }) =>
      db
        .select()
        .from(table)
        .where(inOwnClass(teacherId, classId))
        .orderBy(desc(table.seq))
        .limit(size)
        .offset((page - 1) * size),

    async total(teacherId: string, classId: string): Promise<number> {
      const [row] = await db.select({ n: count() }).from(table).where(inOwnClass(teacherId, classId));
      return row!.n;
    },

    /** All of a class whose owner was checked before, in the order in which they were made. */
    ofClass: (classId: string): Promise<LectureRow[]> =>
      db.select().from(table).where(eq(table.classId, classId)).orderBy(asc(table.seq)),

    async insert(row: NewLectureRow): Promise<LectureRow> {
      const [made] = await db.insert(table).values(row).returning();
      return made!;
    },

    async change(id: string, set: Change): Promise<LectureRow> {
      const [changed] = await db.update(table).set(set).where(eq(table.id, id)).returning();
      return changed!;
    },

    async remove(id: string): Promise<void> {
      await db.delete(table).where(eq(table.id, id));
    },
  };
}
