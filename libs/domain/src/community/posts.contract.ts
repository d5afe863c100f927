import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { Id, IntegerText } from '../contract/scalar.ts';
import { CommunitySearch } from './group.ts';
import { CommunityPost, NewPost, POST_KINDS, PostWords, QUESTION_STATES } from './post.ts';

const path = '/tns/v1/posts';
const params = v.strictObject({ id: Id });
const post = dataOf(CommunityPost);

/** What teachers say in their groups (COM-1). Every teacher may read; who writes is a member. */
export const postsContract = defineContract({
  listGroupPosts: {
    method: 'GET',
    path: '/tns/v1/groups/:groupId/posts',
    access: 'teacher',
    summary: '모임의 글: 고정한 글, 그다음은 새것부터; 지워진 글은 쓴 사람에게만 보인다 (COM-1)',
    params: v.strictObject({ groupId: Id }),
    query: v.strictObject({
      kind: v.optional(v.picklist(POST_KINDS)),
      /** Of questions; it leaves out everything else. */
      state: v.optional(v.picklist(QUESTION_STATES)),
      /** Every word has to stand in title or content. */
      search: v.optional(CommunitySearch),
      /** What follows this one; the first without it. */
      lastItem: v.optional(Id),
      size: v.optional(IntegerText(1, 50)),
    }),
    response: dataOf(v.object({ items: v.array(CommunityPost) })),
    errors: [],
  },
  getPost: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '글 하나; 지워진 글은 자리만 보인다',
    params,
    response: post,
    errors: [],
  },
  createPost: {
    method: 'POST',
    path,
    access: 'teacher',
    summary:
      '글쓰기; 같은 clientId로 다시 보내도 하나. 연락처에는 이유, 그림에는 설명, 자료에는 라이선스가 있어야 한다',
    body: NewPost,
    status: 201,
    response: post,
    errors: ['NOT_MEMBER', 'FILE_NOT_FOUND', 'QUOTA_TOTAL', 'CONTACT_DATA', 'KEY_REUSED'],
  },
  updatePost: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '내 글 고치기 (COM-1)',
    params,
    body: PostWords,
    response: post,
    errors: ['NOT_AUTHOR', 'NOT_MEMBER', 'POST_REMOVED', 'FILE_NOT_FOUND', 'CONTACT_DATA', 'VERSION_CONFLICT'],
  },
  deletePost: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '내 글 지우기, 댓글도 함께',
    params,
    response: Empty,
    errors: ['NOT_AUTHOR'],
  },
  likePost: {
    method: 'POST',
    path: `${path}/:id/reactions`,
    access: 'teacher',
    summary: '좋아요를 누르거나 거두기',
    params,
    body: v.strictObject({ isLiked: v.boolean() }),
    response: post,
    errors: ['NOT_MEMBER', 'POST_REMOVED'],
  },
  pinPost: {
    method: 'POST',
    path: `${path}/:id/pin`,
    access: 'teacher',
    summary: '글을 모임의 맨 앞에 고정하거나 내리기',
    params,
    body: v.strictObject({ isPinned: v.boolean() }),
    response: post,
    errors: ['NOT_MODERATOR', 'POST_REMOVED', 'LIMIT_REACHED'],
  },
  solvePost: {
    method: 'POST',
    path: `${path}/:id/solve`,
    access: 'teacher',
    summary: '내 질문의 답으로 댓글 하나를 고르기; null은 다시 답을 기다린다',
    params,
    body: v.strictObject({ commentId: v.nullable(Id) }),
    response: post,
    errors: ['NOT_AUTHOR', 'NOT_MEMBER', 'POST_REMOVED', 'WRONG_STATE'],
  },
});
