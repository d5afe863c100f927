import { and, asc, eq, sql } from 'drizzle-orm';
import type { NewSavedReply } from '@portal/domain/chat/saved-reply';
import type { Db, Tx } from '../../../core/database/database.ts';
import { savedReply as table, type SavedReplyRow } from './saved-replies.tables.ts';

const REPLIES = 7_306_231;

/** The kept replies of one teacher. Every statement names her. */
export function savedReplyQueries(db: Db | Tx, ownerId: string) {
  const isOwn = (id: string) => and(eq(table.ownerId, ownerId), eq(table.id, id));
  return {
    /** Until the transaction ends nobody else makes or names one of hers, so that neither limit nor name is passed side by side. */
    async lock(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${REPLIES}::int, hashtext(${ownerId}))`);
    },

    all: (): Promise<SavedReplyRow[]> =>
      db.select().from(table).where(eq(table.ownerId, ownerId)).orderBy(asc(table.createdAt), asc(table.id)),

    async add(row: Omit<SavedReplyRow, 'ownerId'>): Promise<SavedReplyRow> {
      const [added] = await db
        .insert(table)
        .values({ ...row, ownerId })
        .returning();
      return added!;
    },

    async change(id: string, set: NewSavedReply): Promise<SavedReplyRow | undefined> {
      const [changed] = await db.update(table).set(set).where(isOwn(id)).returning();
      return changed;
    },

    async remove(id: string): Promise<boolean> {
      return (await db.delete(table).where(isOwn(id)).returning({ id: table.id })).length > 0;
    },
  };
}
