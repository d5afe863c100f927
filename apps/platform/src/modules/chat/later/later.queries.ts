import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { LaterFailure } from '@portal/domain/chat/later-message';
import type { Db, Tx } from '../../../core/database/database.ts';
import { chatLater, type LaterRow } from './later.tables.ts';

/** One message that waits: whose, in which talk. */
export type LaterPlace = Pick<LaterRow, 'roomId' | 'senderId' | 'clientId'>;
/** One whose time has come. */
export type DueMessage = LaterPlace & Pick<LaterRow, 'sendAt'>;

/** Messages that wait for their time; whoever keeps one holds the lock of its talk (`lockRoom`). Every statement names their sender. */
export function laterQueries(db: Db | Tx) {
  const at = ({ roomId, senderId, clientId }: LaterPlace) =>
    and(eq(chatLater.roomId, roomId), eq(chatLater.senderId, senderId), eq(chatLater.clientId, clientId));
  const hers = ({ roomId, senderId }: Pick<LaterPlace, 'roomId' | 'senderId'>) =>
    and(eq(chatLater.roomId, roomId), eq(chatLater.senderId, senderId));

  return {
    all: (talk: Pick<LaterPlace, 'roomId' | 'senderId'>): Promise<LaterRow[]> =>
      db.select().from(chatLater).where(hers(talk)).orderBy(asc(chatLater.sendAt), asc(chatLater.clientId)),

    async count(talk: Pick<LaterPlace, 'roomId' | 'senderId'>): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(chatLater)
        .where(hers(talk));
      return row?.count ?? 0;
    },

    async find(place: LaterPlace): Promise<LaterRow | undefined> {
      const [row] = await db.select().from(chatLater).where(at(place));
      return row;
    },

    /** Waits for whoever sends or changes it right now. */
    async lock(place: LaterPlace): Promise<LaterRow | undefined> {
      const [row] = await db.select().from(chatLater).where(at(place)).for('update');
      return row;
    },

    /** For the one who sends it: undefined where another process does so already, or where it is due no more. */
    async claim(place: LaterPlace, now: Date): Promise<LaterRow | undefined> {
      const [row] = await db
        .select()
        .from(chatLater)
        .where(and(at(place), isNull(chatLater.failure), lte(chatLater.sendAt, now)))
        .for('update', { skipLocked: true });
      return row;
    },

    /** Whose time has come, the longest over first; those behind `after`. */
    due: (now: Date, limit: number, after?: DueMessage): Promise<DueMessage[]> =>
      db
        .select({
          roomId: chatLater.roomId,
          senderId: chatLater.senderId,
          clientId: chatLater.clientId,
          sendAt: chatLater.sendAt,
        })
        .from(chatLater)
        .where(
          and(
            isNull(chatLater.failure),
            lte(chatLater.sendAt, now),
            after &&
              sql`(send_at, room_id, sender_id, client_id) > (${after.sendAt.toISOString()}::timestamptz, ${after.roomId}, ${after.senderId}, ${after.clientId}::uuid)`,
          ),
        )
        .orderBy(asc(chatLater.sendAt), asc(chatLater.roomId), asc(chatLater.senderId), asc(chatLater.clientId))
        .limit(limit),

    async add(row: Omit<LaterRow, 'failure'>): Promise<LaterRow> {
      const [added] = await db.insert(chatLater).values(row).returning();
      return added!;
    },

    /** One that could not be sent waits again. */
    async move(place: LaterPlace, sendAt: Date): Promise<LaterRow | undefined> {
      const [moved] = await db.update(chatLater).set({ sendAt, failure: null }).where(at(place)).returning();
      return moved;
    },

    async rewrite(place: LaterPlace, words: Pick<LaterRow, 'content' | 'contactReason'>): Promise<LaterRow> {
      const [rewritten] = await db.update(chatLater).set(words).where(at(place)).returning();
      return rewritten!;
    },

    async fail(place: LaterPlace, failure: LaterFailure): Promise<void> {
      await db.update(chatLater).set({ failure }).where(at(place));
    },

    async remove(place: LaterPlace): Promise<LaterRow | undefined> {
      const [removed] = await db.delete(chatLater).where(at(place)).returning();
      return removed;
    },
  };
}
