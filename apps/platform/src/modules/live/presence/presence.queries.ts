import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { hasElapsed } from '../../../core/database/elapsed.ts';
import { livePresence } from '../live.tables.ts';

export type PresenceRow = typeof livePresence.$inferSelect;
type Key = Pick<PresenceRow, 'lessonId' | 'participantId'>;

export function presenceQueries(db: Db | Tx) {
  const isOf = ({ lessonId, participantId }: Key) =>
    and(eq(livePresence.lessonId, lessonId), eq(livePresence.participantId, participantId));
  return {
    async find(key: Key): Promise<PresenceRow | undefined> {
      const [row] = await db.select().from(livePresence).where(isOf(key));
      return row;
    },

    async put(row: PresenceRow): Promise<void> {
      await db
        .insert(livePresence)
        .values(row)
        .onConflictDoUpdate({ target: [livePresence.lessonId, livePresence.participantId], set: row });
    },

    /** Takes away what this process has of somebody; undefined where it has nothing any more. Of two who try, one gets it. */
    async take(key: Key & Pick<PresenceRow, 'holder'>): Promise<PresenceRow | undefined> {
      const [row] = await db
        .delete(livePresence)
        .where(and(isOf(key), eq(livePresence.holder, key.holder)))
        .returning();
      return row;
    },

    /** The same of somebody of whom nothing was seen for so long. */
    async takeUnseen(key: Key, ms: number, now: Date): Promise<PresenceRow | undefined> {
      const [row] = await db
        .delete(livePresence)
        .where(and(isOf(key), hasElapsed(livePresence.seenAt, ms, now)))
        .returning();
      return row;
    },

    /** These people are still with this process; which of them it has. */
    async see(holder: string, keys: readonly Key[], seenAt: Date): Promise<Key[]> {
      if (!keys.length) return [];
      const key = sql<string>`${livePresence.lessonId} || ' ' || ${livePresence.participantId}`;
      const wanted = keys.map(({ lessonId, participantId }) => `${lessonId} ${participantId}`);
      const { lessonId, participantId } = livePresence;
      return db
        .update(livePresence)
        .set({ seenAt })
        .where(and(eq(livePresence.holder, holder), inArray(key, wanted)))
        .returning({ lessonId, participantId });
    },

    /** Of whom nothing was seen for so long, in all lessons or in one. */
    unseen: (ms: number, now: Date, lessonId?: string): Promise<Key[]> =>
      db
        .select({ lessonId: livePresence.lessonId, participantId: livePresence.participantId })
        .from(livePresence)
        .where(
          and(
            hasElapsed(livePresence.seenAt, ms, now),
            lessonId === undefined ? undefined : eq(livePresence.lessonId, lessonId),
          ),
        )
        .orderBy(asc(livePresence.since)),
  };
}
