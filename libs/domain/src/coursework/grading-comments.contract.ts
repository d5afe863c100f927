import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, Id, Version } from '../contract/scalar.ts';
import { GradingComment, GradingCommentWords } from './grading-comment.ts';

const path = '/tns/v1/grading-comments';
const params = v.strictObject({ id: Id });
const comment = dataOf(GradingComment);

/** What a teacher says again and again while she grades (ASG-2). */
export const gradingCommentsContract = defineContract({
  listGradingComments: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '내 자주 쓰는 말: 많이 쓴 것부터',
    response: dataOf(v.object({ items: v.array(GradingComment) })),
    errors: [],
  },
  createGradingComment: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '자주 쓰는 말 만들기',
    body: v.strictObject({ clientId: ClientId, ...GradingCommentWords.entries }),
    status: 201,
    response: comment,
    errors: ['LIMIT_REACHED'],
  },
  updateGradingComment: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '자주 쓰는 말 고치기; 이미 쓴 피드백은 그대로 있어요',
    params,
    body: v.strictObject({ version: Version, ...GradingCommentWords.entries }),
    response: comment,
    errors: ['VERSION_CONFLICT'],
  },
  deleteGradingComment: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '자주 쓰는 말 지우기',
    params,
    response: Empty,
    errors: [],
  },
  useGradingComment: {
    method: 'POST',
    path: `${path}/:id/use`,
    access: 'teacher',
    summary: '자주 쓰는 말을 썼다고 세기',
    params,
    response: comment,
    errors: [],
  },
});
