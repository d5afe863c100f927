import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { calendarFeed as table } from './calendar-feeds.tables.ts';

export type FeedRow = typeof table.$inferSelect;

/** Reads and writes the addresses of a teacher's calendar. What she asks for names her. */
export function calendarFeedQueries(db: Db | Tx) {
  const isSame = (teacherId: string, clientId: string) =>
    and(eq(table.teacherId, teacherId), eq(table.clientId, clientId));
  return {
    /** Those that she has not taken back, oldest first. */
    openOf: (teacherId: string): Promise<FeedRow[]> =>
      db
        .select()
        .from(table)
        .where(and(eq(table.teacherId, teacherId), isNull(table.revokedAt)))
        .orderBy(asc(table.createdAt), asc(table.id)),

    async byClientId(teacherId: string, clientId: string): Promise<FeedRow | undefined> {
      const [row] = await db.select().from(table).where(isSame(teacherId, clientId));
      return row;
    },

    async insert(row: typeof table.$inferInsert): Promise<FeedRow> {
      const [made] = await db.insert(table).values(row).returning();
      return made!;
    },

    /** Gives one that is there another secret. */
    async renew(teacherId: string, clientId: string, secretHash: string): Promise<FeedRow> {
      const [renewed] = await db.update(table).set({ secretHash }).where(isSame(teacherId, clientId)).returning();
      return renewed!;
    },

    /** False when it is not hers; a second call keeps the time of the first. */
    async revoke(teacherId: string, id: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(table)
        .set({ revokedAt: sql`coalesce(${table.revokedAt}, ${now.toISOString()}::timestamptz)` })
        .where(and(eq(table.id, id), eq(table.teacherId, teacherId)))
        .returning({ id: table.id });
      return rows.length > 0;
    },

    async bySecret(secretHash: string): Promise<FeedRow | undefined> {
      const [row] = await db.select().from(table).where(eq(table.secretHash, secretHash));
      return row;
    },

    /** Unless it was marked after `before`. */
    async markRead(id: string, now: Date, before: Date): Promise<void> {
      await db
        .update(table)
        .set({ lastReadAt: now })
        .where(and(eq(table.id, id), or(isNull(table.lastReadAt), lt(table.lastReadAt, before))));
    },
  };
}
