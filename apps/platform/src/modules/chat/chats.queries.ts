import type { ChatFilter } from '@portal/domain/messaging/chat';
import type { ChatRoom } from '@portal/domain/messaging/chats.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../core/database.ts';
import { chatMember, chatMessage, chatRoom } from './chat.tables.ts';

const COUNT_CAP = LIMITS.badgeCap + 1;
const PREVIEW_LENGTH = 80;

const hasUnread = gt(chatRoom.lastSeq, chatMember.lastReadSeq);

/** A talk that is put away is in the archive alone, read or not. */
const CONDITIONS: Record<ChatFilter, SQL | undefined> = {
  all: isNull(chatMember.archivedAt),
  unread: and(isNull(chatMember.archivedAt), hasUnread),
  archive: isNotNull(chatMember.archivedAt),
};

/** Reads the talks of one person; every statement goes through her membership. */
export function chatsQueries(db: Db) {
  const other = alias(chatMember, 'other');
  const last = alias(chatMessage, 'last');
  const sender = alias(chatMember, 'sender');
  const waiting = alias(chatMessage, 'waiting');

  return {
    /** Newest message first. */
    async roomsOf(memberId: string, filter: ChatFilter, size: number): Promise<ChatRoom[]> {
      const rows = await db
        .select({
          room: chatRoom,
          mine: chatMember,
          other: { name: other.name, avatar: other.avatar },
          last: { content: last.content, at: last.sentAt, senderName: sender.name },
          waitingSince: waiting.sentAt,
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
            eq(waiting.seq, sql`${chatMember.lastReadSeq} + 1`),
            ne(waiting.senderId, chatMember.memberId),
          ),
        )
        .where(and(eq(chatMember.memberId, memberId), CONDITIONS[filter]))
        .orderBy(sql`${chatRoom.lastMessageAt} desc nulls last`, desc(chatRoom.id))
        .limit(size);
      return rows.map(({ room, mine, other: partner, last: message, waitingSince }) => ({
        id: room.id,
        kind: room.kind,
        title: room.title ?? partner?.name ?? '',
        avatar: partner?.avatar ?? null,
        lastMessage: message?.at
          ? {
              senderName: message.senderName ?? '',
              preview: previewOf(message.content ?? ''),
              at: message.at.toISOString(),
            }
          : null,
        unreadCount: Math.min(room.lastSeq - mine.lastReadSeq, COUNT_CAP),
        waitingSince: waitingSince?.toISOString() ?? null,
        isArchived: mine.archivedAt !== null,
      }));
    },

    async countOf(memberId: string, filter: ChatFilter): Promise<number> {
      const counted = db
        .select({ id: chatRoom.id })
        .from(chatMember)
        .innerJoin(chatRoom, eq(chatRoom.id, chatMember.roomId))
        .where(and(eq(chatMember.memberId, memberId), CONDITIONS[filter]))
        .limit(COUNT_CAP)
        .as('counted');
      const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(counted);
      return row?.count ?? 0;
    },

    async unreadIn(memberId: string, roomIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (!roomIds.length) return new Map();
      const rows = await db
        .select({ id: chatRoom.id, unread: sql<number>`${chatRoom.lastSeq} - ${chatMember.lastReadSeq}` })
        .from(chatMember)
        .innerJoin(chatRoom, eq(chatRoom.id, chatMember.roomId))
        .where(and(eq(chatMember.memberId, memberId), inArray(chatRoom.id, [...roomIds])));
      return new Map(rows.map(({ id, unread }) => [id, Math.min(unread, COUNT_CAP)]));
    },
  };
}

/** One line of a message, cut between characters. */
function previewOf(content: string): string {
  const line = [...content.replaceAll(/\s+/g, ' ').trim()];
  return line.length <= PREVIEW_LENGTH ? line.join('') : `${line.slice(0, PREVIEW_LENGTH - 1).join('')}…`;
}
