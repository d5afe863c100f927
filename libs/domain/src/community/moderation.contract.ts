import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id } from '../contract/scalar.ts';
import { NewAppeal, NewRemoval, NewReport } from './moderation.ts';
import { CommunityPost, PostComment } from './post.ts';

const path = '/tns/v1/posts/:id';
const params = v.strictObject({ id: Id });
const ofComment = v.strictObject({ id: Id, commentId: Id });

const ofPost = { params, response: dataOf(CommunityPost) };
const ofOneComment = { params: ofComment, response: dataOf(PostComment) };

/** What readers, those who look after a group, and authors do about words that should not stand there. */
export const moderationContract = defineContract({
  reportPost: {
    method: 'POST',
    path: `${path}/report`,
    access: 'teacher',
    summary: '글을 운영팀에 신고하기',
    ...ofPost,
    body: NewReport,
    errors: ['REPORT_EXISTS', 'OWN_WORDS', 'POST_REMOVED'],
  },
  removePost: {
    method: 'POST',
    path: `${path}/remove`,
    access: 'teacher',
    summary: '모임장이나 운영 멤버가 다른 사람의 글을 지우기; 쓴 사람은 이유를 읽고 이의를 낼 수 있다',
    ...ofPost,
    body: NewRemoval,
    errors: ['NOT_MODERATOR', 'OWN_WORDS', 'WRONG_STATE'],
  },
  takeBackPostRemoval: {
    method: 'POST',
    path: `${path}/take-back`,
    access: 'teacher',
    summary: '내가 모임에서 지운 글 되돌리기; 이의가 오기 전까지',
    ...ofPost,
    errors: ['NOT_MODERATOR', 'WRONG_STATE'],
  },
  appealPost: {
    method: 'POST',
    path: `${path}/appeal`,
    access: 'teacher',
    summary: '지워진 내 글에 이의 내기, 한 번',
    ...ofPost,
    body: NewAppeal,
    errors: ['NOT_AUTHOR', 'APPEAL_EXISTS', 'APPEAL_LATE', 'WRONG_STATE'],
  },
  reportComment: {
    method: 'POST',
    path: `${path}/comments/:commentId/report`,
    access: 'teacher',
    summary: '댓글을 운영팀에 신고하기',
    ...ofOneComment,
    body: NewReport,
    errors: ['REPORT_EXISTS', 'OWN_WORDS', 'POST_REMOVED'],
  },
  removeComment: {
    method: 'POST',
    path: `${path}/comments/:commentId/remove`,
    access: 'teacher',
    summary: '모임장이나 운영 멤버가 다른 사람의 댓글을 지우기',
    ...ofOneComment,
    body: NewRemoval,
    errors: ['NOT_MODERATOR', 'OWN_WORDS', 'WRONG_STATE'],
  },
  takeBackCommentRemoval: {
    method: 'POST',
    path: `${path}/comments/:commentId/take-back`,
    access: 'teacher',
    summary: '내가 모임에서 지운 댓글 되돌리기; 이의가 오기 전까지',
    ...ofOneComment,
    errors: ['NOT_MODERATOR', 'WRONG_STATE'],
  },
  appealComment: {
    method: 'POST',
    path: `${path}/comments/:commentId/appeal`,
    access: 'teacher',
    summary: '지워진 내 댓글에 이의 내기, 한 번',
    ...ofOneComment,
    body: NewAppeal,
    errors: ['NOT_AUTHOR', 'APPEAL_EXISTS', 'APPEAL_LATE', 'WRONG_STATE'],
  },
});
