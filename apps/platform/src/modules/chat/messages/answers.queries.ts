import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { chatMember } from '../chats.tables.ts';

/** The first message of another behind her mark that still stands: since then somebody waits. */
const waitsSince = (mark: SQL | typeof chatMember.answeredSeq): SQL<Date | null> => sql`(
  select said.sent_at from chat_message said
  where said.room_id = ${chatMember.roomId} and said.seq > ${mark}
    and said.sender_id <> ${chatMember.memberId} and said.deleted_at is null
  order by said.seq limit 1)`;

/** Up to where the members of a talk have answered; writing itself answers (`write`). */
export function answerQueries(db: Db | Tx) {
  async function mark(memberId: string, roomId: string, upTo: SQL, condition?: SQL): Promise<boolean> {
    const rows = await db
      .update(chatMember)
      .set({ answeredSeq: upTo, waitingSince: waitsSince(upTo) })
      .where(
        and(eq(chatMember.roomId, roomId), eq(chatMember.memberId, memberId), isNull(chatMember.leftAt), condition),
      )
      .returning({ id: chatMember.memberId });
    return rows.length === 1;
  }

  return {
    /** Forward or, for who thinks better of it, back; not past what was written. Whether the talk is hers. */
    set: (memberId: string, roomId: string, seq: number): Promise<boolean> =>
      mark(memberId, roomId, sql`least(${seq}::int, ${chatMember.lastSeq})`),

    /** Forward only; whether somebody waited for that. */
    reach: (memberId: string, roomId: string, seq: number): Promise<boolean> =>
      mark(
        memberId,
        roomId,
        sql`${seq}::int`,
        sql`${chatMember.answeredSeq} < ${seq} and ${chatMember.waitingSince} is not null`,
      ),

    /** After something was taken back: for whom the waiting became another one, or ended. */
    async recount(roomId: string): Promise<string[]> {
      const since = waitsSince(chatMember.answeredSeq);
      const rows = await db
        .update(chatMember)
        .set({ waitingSince: since })
        .where(
          and(
            eq(chatMember.roomId, roomId),
            isNotNull(chatMember.waitingSince),
            sql`${chatMember.waitingSince} is distinct from ${since}`,
          ),
        )
        .returning({ id: chatMember.memberId });
      return rows.map(({ id }) => id);
    },
  };
}
