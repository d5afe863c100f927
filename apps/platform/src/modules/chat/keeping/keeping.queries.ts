import { and, asc, count, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { chatMember } from '../chats.tables.ts';
import { isIn, talksStatement } from '../talks-statement.queries.ts';

const PINS = 7_306_240;

/** The longest that a list of pinned talks is, whatever the limit was when they were pinned. */
const LISTED = 20;

/** What stands on top of one person's list, in the order in which she pinned it; also read by the test of its cost. */
export const pinnedStatement = (db: Db | Tx, memberId: string) =>
  talksStatement(db, {
    memberId,
    condition: isNotNull(chatMember.pinnedAt),
    order: [asc(chatMember.pinnedAt), asc(chatMember.roomId)],
    size: LISTED,
  });

/** How one person keeps a talk in her list; every statement goes through her membership. */
export function keepingQueries(db: Db | Tx, memberId: string) {
  const isOwn = (roomId: string) => and(eq(chatMember.roomId, roomId), eq(chatMember.memberId, memberId), isIn);

  return {
    /** Until the transaction ends she pins nothing elsewhere, so that two at once do not pass the limit. */
    async lockPins(): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(${PINS}::int, hashtext(${memberId}))`);
    },

    /** How many talks are pinned besides this one. */
    async otherPins(roomId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(chatMember)
        .where(
          and(eq(chatMember.memberId, memberId), ne(chatMember.roomId, roomId), isNotNull(chatMember.pinnedAt), isIn),
        );
      return row?.count ?? 0;
    },

    /** What is pinned already keeps its place. */
    async pin(roomId: string, at: Date): Promise<void> {
      await db
        .update(chatMember)
        .set({ pinnedAt: sql`coalesce(${chatMember.pinnedAt}, ${at.toISOString()})`, archivedAt: null })
        .where(isOwn(roomId));
    },

    async set(
      roomId: string,
      values: Partial<Pick<typeof chatMember.$inferInsert, 'pinnedAt' | 'mutedAt' | 'mutedUntil' | 'blockedAt'>>,
    ): Promise<void> {
      await db.update(chatMember).set(values).where(isOwn(roomId));
    },
  };
}
