import { QueryBuilder } from 'drizzle-orm/pg-core';
import { chatMember, chatMessage, chatRoom } from './chats.tables.ts';

// What other contexts may read of talks in a statement of their own; the tables belong to this context alone.
const read = new QueryBuilder({ casing: 'snake_case' });

/** Talks, for the statements of other contexts. */
export const chatRoomView = read
  .select({
    id: chatRoom.id,
    classId: chatRoom.classId,
    teacherId: chatRoom.teacherId,
    guardianId: chatRoom.guardianId,
    title: chatRoom.title,
    lastSeq: chatRoom.lastSeq,
    lastMessageAt: chatRoom.lastMessageAt,
  })
  .from(chatRoom)
  .as('chat_room_view');

/** Who is or was in which talk, for the statements of other contexts. */
export const chatMemberView = read
  .select({
    roomId: chatMember.roomId,
    memberId: chatMember.memberId,
    name: chatMember.name,
    lastReadSeq: chatMember.lastReadSeq,
    leftAt: chatMember.leftAt,
  })
  .from(chatMember)
  .as('chat_member_view');

/** What was written, for the statements of other contexts. */
export const chatMessageView = read
  .select({
    roomId: chatMessage.roomId,
    seq: chatMessage.seq,
    senderId: chatMessage.senderId,
    content: chatMessage.content,
    voice: chatMessage.voice,
    cardKind: chatMessage.cardKind,
    cardId: chatMessage.cardId,
    sentAt: chatMessage.sentAt,
    deletedAt: chatMessage.deletedAt,
  })
  .from(chatMessage)
  .as('chat_message_view');
