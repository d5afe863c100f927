import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { chatMember, chatMessage, chatRoom } from '../chats.tables.ts';
import {
  type AskedGround,
  type Ground,
  groundStatement,
  lockStatement,
  type MessageFound,
  type NewMessageRow,
  writeStatement,
} from './message-statements.queries.ts';

interface Span {
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly changedAfter: number | undefined;
  readonly size: number;
}

/** What a new message has where nothing else is said. */
const UNTOUCHED = {
  clientId: null,
  fileIds: [],
  voice: null,
  change: 0,
  replyTo: null,
  editedAt: null,
  deletedAt: null,
  contactReason: null,
  cardKind: null,
  cardId: null,
  announcementId: null,
  verdict: null,
  verdictReason: '',
} as const;

/** Reads and writes messages; the caller has asked whose talk it is, or asks by `lockRoom`. */
export function messageQueries(db: Db | Tx) {
  /** While she is in the talk: who has left neither hears nor writes. */
  const isMember = (memberId: string, roomId: string | typeof chatRoom.id) =>
    and(eq(chatMember.roomId, roomId), eq(chatMember.memberId, memberId), isNull(chatMember.leftAt));
  const select = () =>
    db
      .select({ message: chatMessage, sender: { name: chatMember.name, avatar: chatMember.avatar } })
      .from(chatMessage)
      .leftJoin(
        chatMember,
        and(eq(chatMember.roomId, chatMessage.roomId), eq(chatMember.memberId, chatMessage.senderId)),
      );

  return {
    /** Until the transaction ends nobody else writes in this talk; false when it is none of this person's. */
    lockRoom: async (memberId: string, roomId: string): Promise<boolean> =>
      (await lockStatement(db, { memberId, roomId })).length === 1,

    async isIn(memberId: string, roomId: string): Promise<boolean> {
      const rows = await db.select({ id: chatMember.roomId }).from(chatMember).where(isMember(memberId, roomId));
      return rows.length === 1;
    },

    /** Whether it is a talk of two. */
    async isOfTwo(roomId: string): Promise<boolean> {
      const rows = await db
        .select({ id: chatRoom.id })
        .from(chatRoom)
        .where(and(eq(chatRoom.id, roomId), eq(chatRoom.kind, 'P2P')));
      return rows.length === 1;
    },

    /** Whether somebody in it wants to hear nothing more. */
    async isBlocked(roomId: string): Promise<boolean> {
      const rows = await db
        .select({ id: chatMember.memberId })
        .from(chatMember)
        .where(and(eq(chatMember.roomId, roomId), isNotNull(chatMember.blockedAt)))
        .limit(1);
      return rows.length === 1;
    },

    async seqOf(roomId: string, senderId: string, clientId: string): Promise<number | undefined> {
      const [row] = await db
        .select({ seq: chatMessage.seq })
        .from(chatMessage)
        .where(
          and(eq(chatMessage.roomId, roomId), eq(chatMessage.senderId, senderId), eq(chatMessage.clientId, clientId)),
        );
      return row?.seq;
    },

    async ground({ roomId, senderId, clientId, replyTo }: AskedGround): Promise<Ground> {
      const [row] = await groundStatement(db, { roomId, senderId, clientId, replyTo: replyTo ?? null });
      return row!;
    },

    /**
     * Gives the next number of the talk; who writes has read and answered everything before, the others are waited for, and nobody keeps
     * the talk put away. What is announced to many is nobody's answer.
     */
    async write(row: NewMessageRow): Promise<MessageFound> {
      const message = { ...UNTOUCHED, ...row };
      const [written] = await writeStatement(db, {
        ...message,
        sentAt: message.sentAt.toISOString(),
        fileIds: JSON.stringify(message.fileIds),
        voice: message.voice && JSON.stringify(message.voice),
      });
      const { seq, name, avatar } = written!;
      return { message: { ...message, seq }, sender: name === null ? null : { name, avatar } };
    },

    async one(roomId: string, seq: number) {
      const [row] = await select().where(and(eq(chatMessage.roomId, roomId), eq(chatMessage.seq, seq)));
      return row;
    },

    /** Of a talk, by their numbers. */
    those: async (roomId: string, seqs: readonly number[]) =>
      seqs.length === 0
        ? []
        : select().where(and(eq(chatMessage.roomId, roomId), inArray(chatMessage.seq, [...new Set(seqs)]))),

    /** Oldest first: those right behind `after`, else the newest; with `changedAfter` in the order of their changes. */
    async page(roomId: string, { before, after, changedAfter, size }: Span) {
      if (changedAfter !== undefined)
        return select()
          .where(
            and(
              eq(chatMessage.roomId, roomId),
              gt(chatMessage.change, changedAfter),
              // In the words of the partial index.
              gt(chatMessage.change, sql`0`),
            ),
          )
          .orderBy(asc(chatMessage.change))
          .limit(size);
      const rows = await select()
        .where(
          and(
            eq(chatMessage.roomId, roomId),
            before === undefined ? undefined : lt(chatMessage.seq, before),
            after === undefined ? undefined : gt(chatMessage.seq, after),
          ),
        )
        .orderBy(after === undefined ? desc(chatMessage.seq) : asc(chatMessage.seq))
        .limit(size);
      return after === undefined ? rows.toReversed() : rows;
    },

    async memberIds(roomId: string): Promise<string[]> {
      const rows = await db
        .select({ id: chatMember.memberId })
        .from(chatMember)
        .where(and(eq(chatMember.roomId, roomId), isNull(chatMember.leftAt)));
      return rows.map(({ id }) => id);
    },

    /** A mark goes forward only, and not past what was written; whether it went. */
    async markRead(memberId: string, roomId: string, seq: number): Promise<boolean> {
      const upTo = sql`least(${seq}::int, (select ${chatRoom.lastSeq} from ${chatRoom} where ${chatRoom.id} = ${roomId}))`;
      const rows = await db
        .update(chatMember)
        .set({ lastReadSeq: upTo })
        .where(and(isMember(memberId, roomId), lt(chatMember.lastReadSeq, upTo)))
        .returning({ id: chatMember.memberId });
      return rows.length === 1;
    },

    /** Whoever has nothing to read any more but what was taken back has read everything. */
    async passTakenBack(roomId: string): Promise<void> {
      await db
        .update(chatMember)
        .set({ lastReadSeq: sql`${chatMember.lastSeq}` })
        .where(
          and(
            eq(chatMember.roomId, roomId),
            lt(chatMember.lastReadSeq, chatMember.lastSeq),
            sql`not exists (select 1 from chat_message standing
              where standing.room_id = ${chatMember.roomId} and standing.seq > ${chatMember.lastReadSeq}
                and standing.deleted_at is null)`,
          ),
        );
    },

    async archive(memberId: string, roomId: string, at: Date | null): Promise<void> {
      // What is put away stands on top of nothing.
      const set = at === null ? { archivedAt: null } : { archivedAt: at, pinnedAt: null };
      await db.update(chatMember).set(set).where(isMember(memberId, roomId));
    },
  };
}
