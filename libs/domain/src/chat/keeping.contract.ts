import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id } from '../contract/scalar.ts';
import { Chat, ChatRoom } from './chats.contract.ts';
import { MUTE_SPANS } from './states/mute.ts';

/** So many talks stand on top of the list of one person. */
export const CHAT_PINS_MAX = 5;

const path = '/messaging/v1/chats/:id';
const params = v.strictObject({ id: Id });
const response = dataOf(Chat);

/** How one person keeps a talk in her list, which nobody else sees: on top, quiet, or closed (CHT-1). */
export const keepingContract = defineContract({
  listPinnedChats: {
    method: 'GET',
    path: '/messaging/v1/pinned-chats',
    access: 'user',
    summary: `고정한 대화, 고정한 순서로, ${CHAT_PINS_MAX}개까지`,
    response: dataOf(v.object({ items: v.array(ChatRoom) })),
    errors: [],
  },
  pinChat: {
    method: 'PUT',
    path: `${path}/pin`,
    access: 'user',
    summary: '대화를 목록 위에 고정한다; 이미 고정한 대화는 제자리에 있고, 보관한 대화는 다시 나온다',
    params,
    response,
    errors: ['PINS_FULL'],
  },
  unpinChat: {
    method: 'DELETE',
    path: `${path}/pin`,
    access: 'user',
    summary: '고정 풀기',
    params,
    response,
    errors: [],
  },
  muteChat: {
    method: 'PUT',
    path: `${path}/mute`,
    access: 'user',
    summary: '알림 끄기: 안 읽은 수에서 빠지고, 정한 때가 지나면 저절로 켜진다; 답장 시계는 그대로다',
    params,
    body: v.strictObject({ span: v.picklist(MUTE_SPANS) }),
    response,
    errors: [],
  },
  unmuteChat: {
    method: 'DELETE',
    path: `${path}/mute`,
    access: 'user',
    summary: '알림을 다시 켜기',
    params,
    response,
    errors: [],
  },
  blockChat: {
    method: 'PUT',
    path: `${path}/block`,
    access: 'user',
    summary: '둘만의 대화를 차단한다: 둘 다 쓸 수 없고, 지난 글은 읽을 수 있다; 수업의 방은 차단할 수 없다',
    params,
    response,
    errors: ['NOT_BLOCKABLE'],
  },
  unblockChat: {
    method: 'DELETE',
    path: `${path}/block`,
    access: 'user',
    summary: '내가 한 차단을 풀기',
    params,
    response,
    errors: [],
  },
});
