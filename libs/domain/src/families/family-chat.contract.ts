import * as v from 'valibot';
import { ChatMessage, ChatPage, ChatSeq, ChatSpan, NewChatMessage } from '../chat/chat-message.ts';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { FamilyChat } from './family-chat.ts';

const path = '/fam/v1/chat';

/** The room of the class, in which a family writes to the teacher (CHT-2, CLS-2). */
export const familyChatContract = defineContract({
  getFamilyChat: {
    method: 'GET',
    path,
    access: 'family',
    summary: '수업 대화방: 어디까지 왔고 누가 어디까지 읽었는지; 방에 없는 가족에게는 없는 방이다',
    response: dataOf(FamilyChat),
    errors: ['LINK_REVOKED'],
  },
  listFamilyMessages: {
    method: 'GET',
    path: `${path}/messages`,
    access: 'family',
    summary: '메시지, 오래된 것부터; before보다 앞의 가장 새것들, 또는 after 바로 뒤의 것들',
    query: v.strictObject(ChatSpan),
    response: dataOf(ChatPage),
    errors: ['LINK_REVOKED'],
  },
  sendFamilyMessage: {
    method: 'POST',
    path: `${path}/messages`,
    access: 'family',
    summary: '선생님께 메시지 보내기; 같은 clientId는 한 번만 남는다 (CHT-2)',
    body: NewChatMessage,
    status: 201,
    response: dataOf(ChatMessage),
    errors: ['LINK_REVOKED', 'FILE_NOT_FOUND'],
  },
  markFamilyChatRead: {
    method: 'POST',
    path: `${path}/read`,
    access: 'family',
    summary: '여기까지 읽었음; 뒤로 가지 않는다',
    body: v.strictObject({ seq: ChatSeq }),
    response: dataOf(FamilyChat),
    errors: ['LINK_REVOKED'],
  },
});
