import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { Id, IntegerText } from '../contract/scalar.ts';
import { CommentWords, NewComment, PostComment } from './post.ts';

/** So many stand before the one to which an address leads. */
export const COMMENTS_BEFORE = 10;

const path = '/tns/v1/posts/:id/comments';
const params = v.strictObject({ id: Id });
const ofComment = v.strictObject({ id: Id, commentId: Id });
const comment = dataOf(PostComment);

/** Comments on posts, and answers to questions (COM-1). */
export const commentsContract = defineContract({
  listComments: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '댓글, 오래된 것부터; 지워진 댓글은 자리만 보인다; 댓글 하나의 앞뒤부터 읽을 수 있다',
    params,
    query: v.strictObject({
      /** What follows this one; the first without it. */
      lastItem: v.optional(Id),
      /** What stands right before this one. */
      firstItem: v.optional(Id),
      /** Where this one stands, with COMMENTS_BEFORE before it. */
      around: v.optional(Id),
      size: v.optional(IntegerText(1, 100)),
    }),
    response: dataOf(v.object({ items: v.array(PostComment) })),
    errors: [],
  },
  createComment: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '댓글 쓰기; 같은 clientId로 다시 보내도 하나 (COM-1)',
    params,
    body: NewComment,
    status: 201,
    response: comment,
    errors: ['NOT_MEMBER', 'POST_REMOVED', 'CONTACT_DATA', 'KEY_REUSED'],
  },
  updateComment: {
    method: 'PUT',
    path: `${path}/:commentId`,
    access: 'teacher',
    summary: '내 댓글 고치기',
    params: ofComment,
    body: CommentWords,
    response: comment,
    errors: ['NOT_AUTHOR', 'NOT_MEMBER', 'POST_REMOVED', 'CONTACT_DATA', 'VERSION_CONFLICT'],
  },
  deleteComment: {
    method: 'DELETE',
    path: `${path}/:commentId`,
    access: 'teacher',
    summary: '내 댓글 지우기; 고른 답이었으면 질문은 다시 답을 기다린다',
    params: ofComment,
    response: Empty,
    errors: ['NOT_AUTHOR'],
  },
});
