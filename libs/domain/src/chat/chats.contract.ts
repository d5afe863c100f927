import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, Instant, IntegerText, Line } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';
import { ChatFamily, ChatReader } from './chat-family.ts';
import {
  CHAT_SEQ_MAX,
  ChatMessage,
  ChatPage,
  ChatPerson,
  ChatSeq,
  ChatSpan,
  NewAccountMessage,
  NewAccountWords,
} from './chat-message.ts';
import { CHAT_BLOCKS } from './states/block.ts';
import { CHAT_ACTIONS, CHAT_KINDS, CHAT_LISTS } from './states/chat.ts';
import { NewReaction } from './states/reaction.ts';

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
  lastSeq: ChatSeq,
  /** Up to where she has answered: by words, by a sign, or by saying that none is needed. To read is not to answer. */
  answeredSeq: ChatSeq,
  /** The oldest message of another behind that, from which the reply clock runs; null when nobody waits. */
  waitingSince: v.nullable(Instant),
  /** Up to where she is said to have answered so that the last message waits for her again; null where it does, or is her own. */
  waitableSeq: v.nullable(ChatSeq),
  isArchived: v.boolean(),
  /** Of a talk of two with a guardian: whose she is. */
  family: v.nullable(ChatFamily),
  /** When the next message that the reader keeps for it is sent. */
  laterAt: v.nullable(Instant),
  /** What she does with it in her list. */
  isPinned: v.boolean(),
  mute: v.nullable(v.object({ until: v.nullable(Instant) })),
  block: v.picklist(CHAT_BLOCKS),
});
export type ChatRoom = v.InferOutput<typeof ChatRoom>;

/** One talk with everybody in it, and how far each has read. */
export const Chat = v.object({
  ...ChatRoom.entries,
  /** The class whose room it is. */
  classId: v.nullable(Id),
  /** The families in it, as far as it matters for what is written to them: all who are alike once. */
  readers: v.array(ChatReader),
  /** When the next lesson begins that this is about: of the class, or of the children of the guardian. */
  nextLessonAt: v.nullable(Instant),
  lastReadSeq: ChatSeq,
  /** How many messages the reader keeps for it, with those that could not be sent. */
  laterCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  members: v.array(v.object({ ...ChatPerson.entries, isMe: v.boolean(), lastReadSeq: ChatSeq })),
});
export type Chat = v.InferOutput<typeof Chat>;

const path = '/messaging/v1/chats';
const params = v.strictObject({ id: Id });
const ofMessage = v.strictObject({ id: Id, seq: IntegerText(1, CHAT_SEQ_MAX) });
const message = dataOf(ChatMessage);

export const chatsContract = defineContract({
  listChats: {
    method: 'GET',
    path,
    access: 'user',
    summary:
      '채팅방 목록, 새 메시지가 온 순서, 답장을 기다리는 대화는 오래 기다린 순서; 이름으로 찾기; 아직 아무 말도 없는 방은 빠진다; 학생이나 그 수업의 이름으로는 그 보호자와의 대화를 찾는다',
    query: v.strictObject({
      filter: v.optional(v.picklist(CHAT_LISTS)),
      /** A part of the name of a talk, of somebody in it, or of a child of the guardian in it and its classes. */
      search: v.optional(Line(60)),
      /** What follows this one; the newest without it. */
      lastItem: v.optional(Id),
      size: v.optional(IntegerText(1, 50)),
    }),
    // `total` is of the whole list, counted up to LIMITS.badgeCap + 1; of the unread ones without the muted, which call nobody.
    response: dataOf(v.object({ total: v.number(), items: v.array(ChatRoom) })),
    errors: [],
  },
  getChat: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'user',
    summary: '채팅방 하나와 그 사람들; 모르는 사람에게는 없는 방이다',
    params,
    response: dataOf(Chat),
    errors: [],
  },
  listMessages: {
    method: 'GET',
    path: `${path}/:id/messages`,
    access: 'user',
    summary:
      '메시지, 오래된 것부터; before보다 앞의 가장 새것들, after 바로 뒤의 것들, 또는 changedAfter 뒤에 바뀐 것들',
    params,
    query: v.strictObject(ChatSpan),
    response: dataOf(ChatPage),
    errors: [],
  },
  sendMessage: {
    method: 'POST',
    path: `${path}/:id/messages`,
    access: 'user',
    summary:
      '메시지 보내기; 같은 clientId는 한 번만 남는다 (CHT-2); 선생님이 연락처를 적으면 이유가 있어야 하고, 카드는 이 대화의 사람들과 상관있는 내 것만 넣는다',
    params,
    body: NewAccountMessage,
    status: 201,
    response: message,
    errors: ['FILE_NOT_FOUND', 'CONTACT_DATA', 'CHAT_BLOCKED', 'KEY_REUSED'],
  },
  editMessage: {
    method: 'PUT',
    path: `${path}/:id/messages/:seq`,
    access: 'user',
    summary: `내 메시지 고치기, 보낸 뒤 ${LIMITS.chatChangeMinutes}분 안에; 선생님이 연락처를 새로 적으면 이유가 있어야 한다`,
    params: ofMessage,
    body: NewAccountWords,
    response: message,
    errors: ['NOT_SENDER', 'CHANGE_LATE', 'WRONG_STATE', 'CONTACT_DATA', 'CHAT_BLOCKED'],
  },
  deleteMessage: {
    method: 'DELETE',
    path: `${path}/:id/messages/:seq`,
    access: 'user',
    summary: `내 메시지 지우기, 보낸 뒤 ${LIMITS.chatChangeMinutes}분 안에; 자리는 남는다`,
    params: ofMessage,
    response: message,
    errors: ['NOT_SENDER', 'CHANGE_LATE'],
  },
  reactToMessage: {
    method: 'PUT',
    path: `${path}/:id/messages/:seq/reaction`,
    access: 'user',
    summary: '메시지에 반응하기; null은 거둔다',
    params: ofMessage,
    body: NewReaction,
    response: message,
    errors: ['WRONG_STATE', 'CHAT_BLOCKED'],
  },
  markChatRead: {
    method: 'POST',
    path: `${path}/:id/read`,
    access: 'user',
    summary: '여기까지 읽었음; 뒤로 가지 않는다',
    params,
    body: v.strictObject({ seq: ChatSeq }),
    response: dataOf(Chat),
    errors: [],
  },
  markChatAnswered: {
    method: 'POST',
    path: `${path}/:id/answered`,
    access: 'user',
    summary: '여기까지 답한 것으로 둠, 답장이 필요 없을 때; 되돌리면 앞으로도 간다',
    params,
    body: v.strictObject({ seq: ChatSeq }),
    response: dataOf(Chat),
    errors: [],
  },
  actOnChat: {
    method: 'POST',
    path: `${path}/:id/actions`,
    access: 'user',
    summary: '보관하거나 보관을 푼다; 새 메시지도 보관을 푼다 (CHT-1)',
    params,
    body: v.strictObject({ action: v.picklist(CHAT_ACTIONS) }),
    response: dataOf(Chat),
    errors: [],
  },
});
