import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { GradingCommentWords } from '@portal/domain/coursework/grading-comment';
import type { Db, Tx } from '../../../core/database/database.ts';
import { gradingComment as table, type GradingCommentRow } from './grading-comments.tables.ts';

const COMMENTS = 7_306_032;

/** The comments of one teacher. Every statement names her. */
export function gradingCommentQueries(db: Db | Tx, teacherId: string) {
  const isOwn = (id: string) => and(eq(table.teacherId, teacherId), eq(table.id, id));
  return {
    /** Until the transaction ends nobody else makes one of hers: the limit is not passed side by side. */
    async lock(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${COMMENTS}::int, hashtext(${teacherId}))`);
    },

    /** The most used first, among those the one that was used last. */
    all: (): Promise<GradingCommentRow[]> =>
      db
        .select()
        .from(table)
        .where(eq(table.teacherId, teacherId))
        .orderBy(desc(table.used), sql`${table.usedAt} desc nulls last`, asc(table.createdAt), asc(table.id)),

    async one(id: string): Promise<GradingCommentRow | undefined> {
      const [row] = await db.select().from(table).where(isOwn(id));
      return row;
    },

    async add(row: Omit<typeof table.$inferInsert, 'teacherId'>): Promise<GradingCommentRow> {
      const [added] = await db
        .insert(table)
        .values({ ...row, teacherId })
        .returning();
      return added!;
    },

    /** Nothing where it is not hers, or was changed since she read it. */
    async change(id: string, version: number, set: GradingCommentWords): Promise<GradingCommentRow | undefined> {
      const [changed] = await db
        .update(table)
        .set({ ...set, version: version + 1 })
        .where(and(isOwn(id), eq(table.version, version)))
        .returning();
      return changed;
    },

    /** Not a change of its words: its version stays. */
    async count(id: string, usedAt: Date): Promise<GradingCommentRow | undefined> {
      const [row] = await db
        .update(table)
        .set({ used: sql`${table.used} + 1`, usedAt })
        .where(isOwn(id))
        .returning();
      return row;
    },

    async remove(id: string): Promise<boolean> {
      return (await db.delete(table).where(isOwn(id)).returning({ id: table.id })).length > 0;
    },
  };
}
