import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { livePoll, liveRoom, liveVote } from '../live.tables.ts';
import type { Poll } from './poll.ts';
import { NEW_ROOM, type RoomMemory } from './room-memory.ts';

/** What stands in a room beside its messages and its board. */
export function roomMemoryQueries(db: Db | Tx) {
  return {
    async memory(lessonId: string): Promise<RoomMemory> {
      const [row] = await db.select().from(liveRoom).where(eq(liveRoom.lessonId, lessonId));
      return row ?? NEW_ROOM;
    },

    async remember(lessonId: string, { admitted, sentAway, handsUp, ...memory }: RoomMemory): Promise<void> {
      const row = { ...memory, admitted: [...admitted], sentAway: [...sentAway], handsUp: [...handsUp] };
      await db
        .insert(liveRoom)
        .values({ lessonId, ...row })
        .onConflictDoUpdate({ target: liveRoom.lessonId, set: row });
    },

    /** The question that stands open, with everybody's choice. */
    async openPoll(lessonId: string): Promise<Poll | null> {
      const rows = await db
        .select({ poll: livePoll, vote: liveVote })
        .from(livePoll)
        .leftJoin(liveVote, eq(liveVote.pollId, livePoll.id))
        .where(and(eq(livePoll.lessonId, lessonId), isNull(livePoll.closedAt)));
      if (!rows[0]) return null;
      const { id, question, options, answer, openedAt } = rows[0].poll;
      const votes = new Map(rows.flatMap(({ vote }) => (vote ? [[vote.participantId, vote.option] as const] : [])));
      return { id, question, options, answer, openedAt, isOpen: true, votes };
    },

    /** The one that stands open from now on, also where the end of the one before could not be written. */
    async keepPoll(row: typeof livePoll.$inferInsert): Promise<void> {
      await db
        .update(livePoll)
        .set({ closedAt: row.openedAt })
        .where(and(eq(livePoll.lessonId, row.lessonId), isNull(livePoll.closedAt)));
      await db.insert(livePoll).values(row);
    },

    /** False where it was closed already. */
    async closePoll(id: string, closedAt: Date): Promise<boolean> {
      const closed = await db
        .update(livePoll)
        .set({ closedAt })
        .where(and(eq(livePoll.id, id), isNull(livePoll.closedAt)))
        .returning({ id: livePoll.id });
      return closed.length > 0;
    },

    async keepVote(row: typeof liveVote.$inferInsert): Promise<void> {
      const { option, at } = row;
      await db
        .insert(liveVote)
        .values(row)
        .onConflictDoUpdate({ target: [liveVote.pollId, liveVote.participantId], set: { option, at } });
    },
  };
}
