import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { Id } from '../contract/scalar.ts';
import { NewReplyTemplate, ReplyTemplate } from './reply-template.ts';

const path = '/tns/v1/reply-templates';
const params = v.strictObject({ id: Id });

export const replyTemplatesContract = defineContract({
  listReplyTemplates: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '내 자주 쓰는 답글, 만든 순서대로',
    response: dataOf(v.object({ items: v.array(ReplyTemplate) })),
    errors: [],
  },
  createReplyTemplate: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '자주 쓰는 답글 만들기; 같은 이름과 글로 다시 보내면 그대로 답해요',
    body: NewReplyTemplate,
    status: 201,
    response: dataOf(ReplyTemplate),
    errors: ['VALUE_TAKEN', 'LIMIT_REACHED'],
  },
  updateReplyTemplate: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '자주 쓰는 답글 고치기',
    params,
    body: NewReplyTemplate,
    response: dataOf(ReplyTemplate),
    errors: ['VALUE_TAKEN'],
  },
  deleteReplyTemplate: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '자주 쓰는 답글 지우기',
    params,
    response: Empty,
    errors: [],
  },
});
