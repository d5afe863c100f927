import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { Id } from '../contract/scalar.ts';
import { NewSavedReply, SavedReply } from './saved-reply.ts';

const path = '/messaging/v1/saved-replies';
const params = v.strictObject({ id: Id });

export const savedRepliesContract = defineContract({
  listSavedReplies: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '내 문구집, 만든 순서대로',
    response: dataOf(v.object({ items: v.array(SavedReply) })),
    errors: [],
  },
  createSavedReply: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '문구 만들기; 같은 이름과 글로 다시 보내면 그대로 답해요',
    body: NewSavedReply,
    status: 201,
    response: dataOf(SavedReply),
    errors: ['VALUE_TAKEN', 'LIMIT_REACHED'],
  },
  updateSavedReply: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '문구 고치기',
    params,
    body: NewSavedReply,
    response: dataOf(SavedReply),
    errors: ['VALUE_TAKEN'],
  },
  deleteSavedReply: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '문구 지우기',
    params,
    response: Empty,
    errors: [],
  },
});
