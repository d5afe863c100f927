import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../core/database/database.ts';
import { wordsStand } from '../../../core/database/word-pairs.ts';
import { chatMember, chatMessage, chatRoom } from '../chats.tables.ts';
import type { MessagePlace } from '../messages/message-changes.queries.ts';
import { isIn } from '../talks-statement.queries.ts';

export interface AskedMessages {
  /** As they are compared (`searchWords`). */
  readonly words: readonly string[];
  readonly last?: MessagePlace | undefined;
  readonly size: number;
}

/** Messages in which all words stand, newest first: through the membership of who looks, and never one that was taken back. */
export function foundStatement(db: Db, memberId: string, { words, last, size }: AskedMessages) {
  const other = alias(chatMember, 'other');
  const sender = alias(chatMember, 'sender');
  return db
    .select({
      room: { id: chatRoom.id, kind: chatRoom.kind, title: chatRoom.title, guardianId: chatRoom.guardianId },
      message: {
        seq: chatMessage.seq,
        senderId: chatMessage.senderId,
        content: chatMessage.content,
        sentAt: chatMessage.sentAt,
      },
      other: { name: other.name, avatar: other.avatar },
      sender: { name: sender.name, avatar: sender.avatar },
    })
    .from(chatMember)
    .innerJoin(chatRoom, eq(chatRoom.id, chatMember.roomId))
    .innerJoin(
      chatMessage,
      and(
        isNull(chatMessage.deletedAt),
        wordsStand({ scope: chatMessage.roomId, text: chatMessage.content }, chatMember.roomId, words),
      ),
    )
    .leftJoin(
      other,
      and(eq(chatRoom.kind, 'P2P'), eq(other.roomId, chatRoom.id), ne(other.memberId, chatMember.memberId)),
    )
    .leftJoin(sender, and(eq(sender.roomId, chatRoom.id), eq(sender.memberId, chatMessage.senderId)))
    .where(and(eq(chatMember.memberId, memberId), isIn, last && behind(last)))
    .orderBy(desc(chatMessage.sentAt), desc(chatMessage.roomId), desc(chatMessage.seq))
    .limit(size);
}

const behind = ({ roomId, seq }: MessagePlace) =>
  sql`(${chatMessage.sentAt}, ${chatMessage.roomId}, ${chatMessage.seq}) < (
    select sent_at, room_id, seq from chat_message where room_id = ${roomId} and seq = ${seq})`;
