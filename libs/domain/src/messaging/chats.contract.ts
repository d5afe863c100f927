import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, Instant, IntegerText } from '../contract/scalar.ts';
import { CHAT_FILTERS, CHAT_KINDS } from './chat.ts';

/** A talk as a list shows it to one of its members. */
export const ChatRoom = v.object({
  id: Id,
  kind: v.picklist(CHAT_KINDS),
  /** The group's name, or the other person's. */
  title: v.string(),
  avatar: v.nullable(v.string()),
  lastMessage: v.nullable(v.object({ senderName: v.string(), preview: v.string(), at: Instant })),
  /** Counted up to LIMITS.badgeCap + 1. */
  unreadCount: v.pipe(v.number(), v.integer()),
  /** The oldest unread message of the other side, from which the reply clock runs; null when nothing waits. */
  waitingSince: v.nullable(Instant),
  isArchived: v.boolean(),
});
export type ChatRoom = v.InferOutput<typeof ChatRoom>;

export const chatsContract = defineContract({
  listChats: {
    method: 'GET',
    path: '/messaging/v1/chats',
    access: 'user',
    summary: '채팅방 목록, 새 메시지가 온 순서',
    query: v.strictObject({ filter: v.optional(v.picklist(CHAT_FILTERS)), size: v.optional(IntegerText(1, 50)) }),
    // `total` is counted up to LIMITS.badgeCap + 1.
    response: dataOf(v.object({ total: v.number(), items: v.array(ChatRoom) })),
    errors: [],
  },
});
