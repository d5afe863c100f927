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
import type { ChatList } from '@portal/domain/chat/states/chat';
import type { Db, Tx } from '../../core/database/database.ts';
import { likePattern } from '../../core/database/like-pattern.ts';
import { chatMember, chatMessage, chatRoom } from './chats.tables.ts';
import { chatLater } from './later/later.tables.ts';

// In the words of the partial indexes of 0061_chat_member_lists.sql, or the planner would not know them.
const hasUnread = gt(chatMember.lastSeq, chatMember.lastReadSeq);
const hasBegun = sql`${chatMember.lastSeq} > 0`;
/** Who has left sees nothing more of it. */
export const isIn = isNull(chatMember.leftAt);

/**
 * What she has not read, without what was taken back; counted by the index of 0261_chat_taken_back.sql. Its columns bear the name of
 * their table: of a list from one table drizzle leaves that out, and the inner table has a `room_id` too.
 */
export const unreadCount = sql<number>`(chat_member.last_seq - chat_member.last_read_seq - (
  select count(*) from chat_message gone
  where gone.room_id = chat_member.room_id and gone.seq > chat_member.last_read_seq and gone.deleted_at is not null))::int`;

/** The message that a row shows: where somebody waits, one that still stands. */
const shownSeq = sql`case when ${chatMember.waitingSince} is null then ${chatRoom.lastSeq} else (
  select stands.seq from chat_message stands
  where stands.room_id = ${chatRoom.id} and stands.deleted_at is null
  order by stands.seq desc limit 1) end`;

/** A talk that is put away is in the archive alone, read or not; one without a word yet is reached by its class. */
export const CONDITIONS: Record<ChatList, SQL | undefined> = {
  all: and(isNull(chatMember.archivedAt), hasBegun),
  unread: and(isNull(chatMember.archivedAt), hasUnread),
  archive: and(isNotNull(chatMember.archivedAt), hasBegun),
  // In the words of the index of 0251_chat_waiting.sql; where somebody wants to hear nothing more, nobody waits.
  waiting: and(
    isNull(chatMember.archivedAt),
    isNotNull(chatMember.waitingSince),
    sql`not exists (select 1 from chat_member closed
      where closed.room_id = ${chatMember.roomId} and closed.blocked_at is not null)`,
  ),
};

/** Unread talks that call her: a muted one is on her list, and she is not told of it. */
export const calling = (now: Date): SQL =>
  sql`not (${chatMember.mutedAt} is not null and coalesce(${chatMember.mutedUntil} > ${now.toISOString()}, true))`;

interface Read {
  readonly memberId: string;
  readonly size: number;
}

/** Which of her talks, and behind which one a page of them begins. */
export interface AskedRooms {
  readonly filter: ChatList;
  readonly search?: string | undefined;
  /** The guardians whose children have this text in their names or in those of their classes. */
  readonly guardianIds?: readonly string[] | undefined;
  readonly lastItem?: string | undefined;
}

/** One of her lists; also read by the test of its cost. */
export function roomsStatement(db: Db | Tx, { filter, search, guardianIds, lastItem, ...read }: Read & AskedRooms) {
  const { order, behind } = filter === 'waiting' ? LONGEST_FIRST : NEWEST_FIRST;
  return talksStatement(db, {
    ...read,
    order,
    condition: and(
      CONDITIONS[filter],
      named(db, search, guardianIds),
      lastItem ? behind(read.memberId, lastItem) : undefined,
    ),
  });
}

/** In whose name, or in the name of somebody in it, a text stands; or whose guardian is one of these. */
export function named(db: Db | Tx, search: string | undefined, guardianIds: readonly string[] = []): SQL | undefined {
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

interface ListOrder {
  readonly order: readonly SQL[];
  /** After one of hers; nothing is after a talk that she is not in. */
  readonly behind: (memberId: string, roomId: string) => SQL;
}

const NEWEST_FIRST: ListOrder = {
  order: [sql`${chatMember.lastMessageAt} desc nulls last`, desc(chatMember.roomId)],
  behind: (memberId, roomId) => sql`(${chatMember.lastMessageAt}, ${chatMember.roomId}) < (
    select last_message_at, room_id from chat_member where member_id = ${memberId} and room_id = ${roomId})`,
};

const LONGEST_FIRST: ListOrder = {
  order: [asc(chatMember.waitingSince), asc(chatMember.roomId)],
  behind: (memberId, roomId) => sql`(${chatMember.waitingSince}, ${chatMember.roomId}) > (
    select waiting_since, room_id from chat_member where member_id = ${memberId} and room_id = ${roomId})`,
};

/** Talks of one person as her list has them; every one goes through her membership. */
export function talksStatement(
  db: Db | Tx,
  {
    memberId,
    condition,
    order = NEWEST_FIRST.order,
    size,
  }: Read & { readonly condition: SQL | undefined; readonly order?: readonly SQL[] },
) {
  const other = alias(chatMember, 'other');
  const last = alias(chatMessage, 'last');
  const sender = alias(chatMember, 'sender');
  return db
    .select({
      room: chatRoom,
      mine: chatMember,
      unreadCount,
      other: { name: other.name, avatar: other.avatar, blockedAt: other.blockedAt },
      last: {
        content: last.content,
        voice: last.voice,
        cardKind: last.cardKind,
        cardId: last.cardId,
        at: last.sentAt,
        deletedAt: last.deletedAt,
        senderId: last.senderId,
        senderName: sender.name,
      },
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
    .leftJoin(last, and(eq(last.roomId, chatRoom.id), eq(last.seq, shownSeq)))
    .leftJoin(sender, and(eq(sender.roomId, chatRoom.id), eq(sender.memberId, last.senderId)))
    .where(and(eq(chatMember.memberId, memberId), isIn, condition))
    .orderBy(...order)
    .limit(size);
}
