import { and, desc, eq, exists, gt, ilike, inArray, isNotNull, isNull, min, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ChatFilter } from '@portal/domain/chat/states/chat';
import type { Db, Tx } from '../../core/database/database.ts';
import { likePattern } from '../../core/database/like-pattern.ts';
import { chatMember, chatMessage, chatRoom } from './chats.tables.ts';
import { chatLater } from './later/later.tables.ts';

// In the words of the partial indexes of 0061_chat_member_lists.sql, or the planner would not know them.
const hasUnread = gt(chatMember.lastSeq, chatMember.lastReadSeq);
const hasBegun = sql`${chatMember.lastSeq} > 0`;
/** Who has left sees nothing more of it. */
export const isIn = isNull(chatMember.leftAt);

/** A talk that is put away is in the archive alone, read or not; one without a word yet is reached by its class. */
export const CONDITIONS: Record<ChatFilter, SQL | undefined> = {
  all: and(isNull(chatMember.archivedAt), hasBegun),
  unread: and(isNull(chatMember.archivedAt), hasUnread),
  archive: and(isNotNull(chatMember.archivedAt), hasBegun),
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
  readonly filter: ChatFilter;
  readonly search?: string | undefined;
  /** The guardians whose children have this text in their names. */
  readonly guardianIds?: readonly string[] | undefined;
  readonly lastItem?: string | undefined;
}

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

/** After one of hers in the order of the lists; nothing is after a talk that she is not in. */
const behind = (memberId: string, roomId: string): SQL =>
  sql`(${chatMember.lastMessageAt}, ${chatMember.roomId}) < (
    select last_message_at, room_id from chat_member where member_id = ${memberId} and room_id = ${roomId})`;

const NEWEST_FIRST = [sql`${chatMember.lastMessageAt} desc nulls last`, desc(chatMember.roomId)];

/** Talks of one person as her list has them; every one goes through her membership. */
export function talksStatement(
  db: Db | Tx,
  {
    memberId,
    condition,
    order = NEWEST_FIRST,
    size,
  }: Read & { readonly condition: SQL | undefined; readonly order?: readonly SQL[] },
) {
  const other = alias(chatMember, 'other');
  const last = alias(chatMessage, 'last');
  const sender = alias(chatMember, 'sender');
  const waiting = alias(chatMessage, 'waiting');
  return db
    .select({
      room: chatRoom,
      mine: chatMember,
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
    .orderBy(...order)
    .limit(size);
}
