import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id } from '../contract/scalar.ts';
import { CommunityPost } from './post.ts';

const path = '/tns/v1/posts/:id';
const ofPost = { params: v.strictObject({ id: Id }), response: dataOf(CommunityPost) };

/** What members of a group do with the pack of a post (COM-1). */
export const sharedPacksContract = defineContract({
  takeSharedPack: {
    method: 'POST',
    path: `${path}/take`,
    access: 'teacher',
    summary: '나눈 자료를 내 서재로 가져오기; 두 번 눌러도 하나',
    ...ofPost,
    errors: ['NOT_MEMBER', 'POST_REMOVED', 'WRONG_STATE', 'OWN_PACK', 'FILE_NOT_FOUND', 'QUOTA_TOTAL', 'LIMIT_REACHED'],
  },
  giveBackSharedPack: {
    method: 'POST',
    path: `${path}/give-back`,
    access: 'teacher',
    summary: '방금 가져온 자료를 되돌리기',
    ...ofPost,
    errors: ['TAKEN_FOR_GOOD', 'DOCUMENT_IN_USE'],
  },
  thankForSharedPack: {
    method: 'POST',
    path: `${path}/thanks`,
    access: 'teacher',
    summary: '가져온 자료에 고마움을 전하거나 거두기',
    ...ofPost,
    body: v.strictObject({ isThanked: v.boolean() }),
    errors: ['POST_REMOVED', 'PACK_NOT_TAKEN'],
  },
});
