import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, Id, Instant } from '../contract/scalar.ts';
import { ChatMessage, NewAccountWords, NewLaterMessage } from './chat-message.ts';
import { LATER_LIMITS, LaterMessage } from './later-message.ts';

const path = '/messaging/v1/chats/:id/later';
const params = v.strictObject({ id: Id });
const ofMessage = v.strictObject({ id: Id, laterId: ClientId });

/** What a teacher writes now and the platform sends later (CHT-2). */
export const laterContract = defineContract({
  listLaterMessages: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '이 대화에서 내가 예약한 메시지와 보내지 못한 것, 보낼 시각 순서로',
    params,
    response: dataOf(v.object({ items: v.array(LaterMessage) })),
    errors: [],
  },
  keepLaterMessage: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: `메시지 예약하기: ${LATER_LIMITS.minutes}분 뒤부터 ${LATER_LIMITS.days}일 안으로, 한 대화에 ${LATER_LIMITS.perTalk}개까지; 같은 clientId는 한 번만 남아요`,
    params,
    body: NewLaterMessage,
    status: 201,
    response: dataOf(LaterMessage),
    errors: [
      'FILE_NOT_FOUND',
      'CONTACT_DATA',
      'SEND_AT_RANGE',
      'LIMIT_REACHED',
      'WRONG_STATE',
      'CHAT_BLOCKED',
      'KEY_REUSED',
    ],
  },
  changeLaterMessage: {
    method: 'PUT',
    path: `${path}/:laterId`,
    access: 'teacher',
    summary: '예약한 시각 바꾸기; 보내지 못한 것은 다시 기다려요. 이미 나간 것은 바꿀 수 없어요',
    params: ofMessage,
    body: v.strictObject({ sendAt: Instant }),
    response: dataOf(LaterMessage),
    errors: ['SEND_AT_RANGE', 'WRONG_STATE'],
  },
  rewriteLaterMessage: {
    method: 'PUT',
    path: `${path}/:laterId/words`,
    access: 'teacher',
    summary:
      '예약한 메시지의 글 고치기, 보낼 시각은 그대로; 연락처를 새로 적으면 이유가 있어야 하고, 이미 나간 것은 고칠 수 없어요',
    params: ofMessage,
    body: NewAccountWords,
    response: dataOf(LaterMessage),
    errors: ['CONTACT_DATA', 'WRONG_STATE'],
  },
  cancelLaterMessage: {
    method: 'DELETE',
    path: `${path}/:laterId`,
    access: 'teacher',
    summary: '예약 취소하기; 이미 나간 것은 취소할 수 없어요',
    params: ofMessage,
    response: Empty,
    errors: ['WRONG_STATE'],
  },
  sendLaterMessage: {
    method: 'POST',
    path: `${path}/:laterId/send`,
    access: 'teacher',
    summary: '예약한 메시지 지금 보내기; 그 사이 나갔으면 나간 메시지예요',
    params: ofMessage,
    response: dataOf(ChatMessage),
    errors: ['FILE_NOT_FOUND', 'WRONG_STATE', 'CHAT_BLOCKED'],
  },
});
