import * as v from 'valibot';
import {
  CHAT_SEQ_MAX,
  ChatMessage,
  ChatPage,
  ChatSeq,
  ChatSpan,
  NewChatMessage,
  NewWords,
} from '../chat/chat-message.ts';
import { NewReaction } from '../chat/states/reaction.ts';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { IntegerText } from '../contract/scalar.ts';
import { LIMITS } from '../tenant/limits.ts';
import { FAMILY_ROOMS, FamilyChat } from './family-chat.ts';

const path = '/fam/v1/chats/:room';
const room = v.picklist(FAMILY_ROOMS);
const params = v.strictObject({ room });
const ofMessage = v.strictObject({ room, seq: IntegerText(1, CHAT_SEQ_MAX) });
const message = dataOf(ChatMessage);

/** The talks in which a family writes to the teacher: the room of the class, and the one that nobody else reads (CHT-2, CLS-2). */
export const familyChatContract = defineContract({
  getFamilyChat: {
    method: 'GET',
    path,
    access: 'family',
    summary:
      '수업 대화(class)이나 선생님과 둘만의 대화(teacher): 어디까지 왔고 누가 어디까지 읽었는지; 방에 없는 가족에게는 없는 방이다',
    params,
    response: dataOf(FamilyChat),
    errors: ['LINK_REVOKED'],
  },
  listFamilyMessages: {
    method: 'GET',
    path: `${path}/messages`,
    access: 'family',
    summary:
      '메시지, 오래된 것부터; before보다 앞의 가장 새것들, after 바로 뒤의 것들, 또는 changedAfter 뒤에 바뀐 것들',
    params,
    query: v.strictObject(ChatSpan),
    response: dataOf(ChatPage),
    errors: ['LINK_REVOKED'],
  },
  sendFamilyMessage: {
    method: 'POST',
    path: `${path}/messages`,
    access: 'family',
    summary: '선생님께 메시지 보내기; 같은 clientId는 한 번만 남는다 (CHT-2)',
    params,
    body: NewChatMessage,
    status: 201,
    response: message,
    errors: ['LINK_REVOKED', 'FILE_NOT_FOUND', 'CHAT_BLOCKED', 'KEY_REUSED'],
  },
  editFamilyMessage: {
    method: 'PUT',
    path: `${path}/messages/:seq`,
    access: 'family',
    summary: `내 메시지 고치기, 보낸 뒤 ${LIMITS.chatChangeMinutes}분 안에`,
    params: ofMessage,
    body: NewWords,
    response: message,
    errors: ['LINK_REVOKED', 'NOT_SENDER', 'CHANGE_LATE', 'WRONG_STATE', 'CHAT_BLOCKED'],
  },
  deleteFamilyMessage: {
    method: 'DELETE',
    path: `${path}/messages/:seq`,
    access: 'family',
    summary: `내 메시지 지우기, 보낸 뒤 ${LIMITS.chatChangeMinutes}분 안에; 자리는 남는다`,
    params: ofMessage,
    response: message,
    errors: ['LINK_REVOKED', 'NOT_SENDER', 'CHANGE_LATE'],
  },
  reactToFamilyMessage: {
    method: 'PUT',
    path: `${path}/messages/:seq/reaction`,
    access: 'family',
    summary: '메시지에 반응하기; null은 거둔다',
    params: ofMessage,
    body: NewReaction,
    response: message,
    errors: ['LINK_REVOKED', 'WRONG_STATE', 'CHAT_BLOCKED'],
  },
  markFamilyChatRead: {
    method: 'POST',
    path: `${path}/read`,
    access: 'family',
    summary: '여기까지 읽었음; 뒤로 가지 않는다',
    params,
    body: v.strictObject({ seq: ChatSeq }),
    response: dataOf(FamilyChat),
    errors: ['LINK_REVOKED'],
  },
  blockFamilyChat: {
    method: 'PUT',
    path: `${path}/block`,
    access: 'family',
    summary: '선생님과 둘만의 대화를 차단하기: 둘 다 쓸 수 없고, 지난 글은 읽을 수 있다',
    params,
    response: dataOf(FamilyChat),
    errors: ['LINK_REVOKED', 'NOT_BLOCKABLE'],
  },
  unblockFamilyChat: {
    method: 'DELETE',
    path: `${path}/block`,
    access: 'family',
    summary: '가족이 한 차단을 풀기',
    params,
    response: dataOf(FamilyChat),
    errors: ['LINK_REVOKED', 'NOT_BLOCKABLE'],
  },
});
