import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  min,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ChatFilter } from '@portal/domain/chat/chat';
import type { Chat, ChatRoom } from '@portal/domain/chat/chats.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Db, Tx } from '../../core/database/database.ts';
import { likePattern } from '../../core/database/like-pattern.ts';
import { shortened } from '../../core/shortened.ts';
import { chatMember, chatMessage, chatRoom } from './chats.tables.ts';
import { chatLater } from './later/later.tables.ts';

const COUNT_CAP = LIMITS.badgeCap + 1;
const PREVIEW_LENGTH = 80;
/** What stands in the list for a message without words. */
const FILES_SENT = '파일을 보냈어요';
const TAKEN_BACK = '지운 메시지예요';

// In the words of the partial indexes of 0061_chat_member_lists.sql, or the planner would not know them.
const hasUnread = gt(chatMember.lastSeq, chatMember.lastReadSeq);
const hasBegun = sql`${chatMember.lastSeq} > 0`;
/** Who has left sees nothing more of it. */
const isIn = isNull(chatMember.leftAt);

/** A talk that is put away is in the archive alone, read or not; one without a word yet is reached by its class. */
const CONDITIONS: Record<ChatFilter, SQL | undefined> = {
  all: and(isNull(chatMember.archivedAt), hasBegun),
  unread: and(isNull(chatMember.archivedAt), hasUnread),
  archive: and(isNotNull(chatMember.archivedAt), hasBegun),
};

/** Where a talk stands for one of its members. */
export interface TalkStanding {
  readonly lastSeq: number;
  readonly lastChange: number;
  readonly lastReadSeq: number;
  readonly unreadCount: number;
  /** `preview` is empty where only files were sent. */
  readonly last: {
    readonly senderId: string;
    readonly senderName: string;
    readonly preview: string;
    readonly at: Date;
    readonly isDeleted: boolean;
  } | null;
}

interface Read {
  readonly memberId: string;
  readonly size: number;
}

/** Which of her talks, and behind which one a page of them begins. */
export interface AskedRooms {
  readonly filter: ChatFilter;
  readonly search?: string | undefined;
  /** The guardians whose children have this text in their names. */
  readonly guardianIds?: readonly string[] | undefined;
  readonly lastItem?: string | undefined;
}

/** A talk without what is known of its family, which stands with the classes. */
export type RoomRow = Omit<ChatRoom, 'family'> & { readonly guardianId: string | null };

/** One of her lists, newest message first; also read by the test of its cost. */
export const roomsStatement = (db: Db | Tx, { filter, search, guardianIds, lastItem, ...read }: Read & AskedRooms) =>
  talksStatement(db, {
    ...read,
    condition: and(
      CONDITIONS[filter],
      named(db, search, guardianIds),
      lastItem ? behind(read.memberId, lastItem) : undefined,
    ),
  });

/** In whose name, or in the name of somebody in it, a text stands; or whose guardian is one of these. */
function named(db: Db | Tx, search: string | undefined, guardianIds: readonly string[] = []): SQL | undefined {
  const text = likePattern(search);
  if (text === '%%') return undefined;
  const anybody = alias(chatMember, 'anybody');
  return or(
    ilike(chatRoom.title, text),
    inArray(chatRoom.guardianId, [...guardianIds]),
    exists(
      db
        .select({ one: sql`1` })
        .from(anybody)
        .where(
          and(eq(anybody.roomId, chatRoom.id), ne(anybody.memberId, chatMember.memberId), ilike(anybody.name, text)),
        ),
    ),
  );
}

/** After one of hers in the order of the lists; nothing is after a talk that she is not in. */
const behind = (memberId: string, roomId: string): SQL =>
  sql`(${chatMember.lastMessageAt}, ${chatMember.roomId}) < (
    select last_message_at, room_id from chat_member where member_id = ${memberId} and room_id = ${roomId})`;

function talksStatement(db: Db | Tx, { memberId, condition, size }: Read & { readonly condition: SQL | undefined }) {
  const other = alias(chatMember, 'other');
  const last = alias(chatMessage, 'last');
  const sender = alias(chatMember, 'sender');
  const waiting = alias(chatMessage, 'waiting');
  return db
    .select({
      room: chatRoom,
      mine: chatMember,
      other: { name: other.name, avatar: other.avatar },
      last: {
        content: last.content,
        at: last.sentAt,
        deletedAt: last.deletedAt,
        senderId: last.senderId,
        senderName: sender.name,
      },
      waitingSince: waiting.sentAt,
      laterAt: sql<Date | null>`(${db
        .select({ at: min(chatLater.sendAt) })
        .from(chatLater)
        .where(
          and(
            eq(chatLater.roomId, chatMember.roomId),
            eq(chatLater.senderId, chatMember.memberId),
            isNull(chatLater.failure),
          ),
        )})`.mapWith(chatLater.sendAt),
    })
    .from(chatMember)
    .innerJoin(chatRoom, eq(chatRoom.id, chatMember.roomId))
    .leftJoin(
      other,
      and(eq(chatRoom.kind, 'P2P'), eq(other.roomId, chatRoom.id), ne(other.memberId, chatMember.memberId)),
    )
    .leftJoin(last, and(eq(last.roomId, chatRoom.id), eq(last.seq, chatRoom.lastSeq)))
    .leftJoin(sender, and(eq(sender.roomId, chatRoom.id), eq(sender.memberId, last.senderId)))
    .leftJoin(
      waiting,
      and(
        eq(waiting.roomId, chatRoom.id),
        // What was taken back waits for no answer.
        eq(
          waiting.seq,
          sql`(select said.seq from chat_message said
            where said.room_id = ${chatMember.roomId} and said.seq > ${chatMember.lastReadSeq}
              and said.sender_id <> ${chatMember.memberId} and said.deleted_at is null
            order by said.seq limit 1)`,
        ),
      ),
    )
    .where(and(eq(chatMember.memberId, memberId), isIn, condition))
    .orderBy(sql`${chatMember.lastMessageAt} desc nulls last`, desc(chatMember.roomId))
    .limit(size);
}

/** Reads the talks of one person; every statement goes through her membership. */
export function chatsQueries(db: Db | Tx) {
  async function read(statement: ReturnType<typeof talksStatement>) {
    const rows = await statement;
    return rows.map(({ room, mine, other: partner, last: message, waitingSince, laterAt }) => ({
      classId: room.classId,
      lastSeq: room.lastSeq,
      lastReadSeq: mine.lastReadSeq,
      summary: {
        id: room.id,
        kind: room.kind,
        title: room.title ?? partner?.name ?? '',
        avatar: partner?.avatar ?? null,
        lastMessage: message?.at
          ? {
              senderName: message.senderName ?? '',
              preview: message.deletedAt ? TAKEN_BACK : previewOf(message.content || FILES_SENT),
              at: message.at.toISOString(),
            }
          : null,
        unreadCount: Math.min(room.lastSeq - mine.lastReadSeq, COUNT_CAP),
        waitingSince: waitingSince?.toISOString() ?? null,
        isArchived: mine.archivedAt !== null,
        laterAt: laterAt?.toISOString() ?? null,
        guardianId: room.guardianId,
      } satisfies RoomRow,
    }));
  }

  return {
    /** Newest message first. */
    async roomsOf(memberId: string, asked: AskedRooms, size: number): Promise<RoomRow[]> {
      return (await read(roomsStatement(db, { memberId, size, ...asked }))).map(({ summary }) => summary);
    },

    /** Where a talk stands for this person, with its last message; undefined unless she is in it. */
    async standing(memberId: string, id: string): Promise<TalkStanding | undefined> {
      const [found] = await talksStatement(db, { memberId, condition: eq(chatMember.roomId, id), size: 1 });
      if (!found) return undefined;
      const { room, mine, last: message } = found;
      return {
        lastSeq: room.lastSeq,
        lastChange: room.lastChange,
        lastReadSeq: mine.lastReadSeq,
        unreadCount: Math.min(room.lastSeq - mine.lastReadSeq, COUNT_CAP),
        last: message?.at
          ? {
              senderId: message.senderId!,
              senderName: message.senderName ?? '',
              preview: previewOf(message.content!),
              at: message.at,
              isDeleted: message.deletedAt !== null,
            }
          : null,
      };
    },

    /** How far everybody else in a talk has read. */
    async othersRead(memberId: string, id: string): Promise<number[]> {
      const rows = await db
        .select({ read: chatMember.lastReadSeq })
        .from(chatMember)
        .where(and(eq(chatMember.roomId, id), ne(chatMember.memberId, memberId), isIn))
        .orderBy(asc(chatMember.memberId));
      return rows.map(({ read }) => read);
    },

    /** The talk, when this person is in it. */
    async one(
      memberId: string,
      id: string,
    ): Promise<(Omit<Chat, 'family' | 'laterCount'> & Pick<RoomRow, 'guardianId'>) | undefined> {
      const [found] = await read(talksStatement(db, { memberId, condition: eq(chatMember.roomId, id), size: 1 }));
      if (!found) return undefined;
      const { summary, ...rest } = found;
      const members = await db
        .select()
        .from(chatMember)
        .where(and(eq(chatMember.roomId, id), isIn))
        .orderBy(asc(chatMember.name), asc(chatMember.memberId));
      return {
        ...summary,
        ...rest,
        members: members.map((member) => ({
          id: member.memberId,
          name: member.name,
          avatar: member.avatar,
          lastReadSeq: member.lastReadSeq,
          isMe: member.memberId === memberId,
        })),
      };
    },

    async countOf(memberId: string, { filter, search, guardianIds }: Omit<AskedRooms, 'lastItem'>): Promise<number> {
      const counted = db
        .select({ id: chatMember.roomId })
        .from(chatMember)
        .innerJoin(chatRoom, eq(chatRoom.id, chatMember.roomId))
        .where(and(eq(chatMember.memberId, memberId), isIn, CONDITIONS[filter], named(db, search, guardianIds)))
        .limit(COUNT_CAP)
        .as('counted');
      const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(counted);
      return row?.count ?? 0;
    },

    async unreadIn(memberId: string, roomIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (!roomIds.length) return new Map();
      const rows = await db
        .select({ id: chatMember.roomId, unread: sql<number>`${chatMember.lastSeq} - ${chatMember.lastReadSeq}` })
        .from(chatMember)
        .where(and(eq(chatMember.memberId, memberId), isIn, inArray(chatMember.roomId, [...roomIds])));
      return new Map(rows.map(({ id, unread }) => [id, Math.min(unread, COUNT_CAP)]));
    },
  };
}

/** One line of a message. */
export const previewOf = (content: string): string => shortened(content.replaceAll(/\s+/g, ' ').trim(), PREVIEW_LENGTH);
