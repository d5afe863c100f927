import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id } from '../contract/scalar.ts';
import { NewFamilyReview, ReviewingChild } from './family-review.ts';

const path = '/fam/v1/reviews';
const params = v.strictObject({ studentId: Id });
const child = dataOf(ReviewingChild);

/** What a family says of a class that is over: once for each child (REV-2). */
export const familyReviewContract = defineContract({
  listFamilyReviews: {
    method: 'GET',
    path,
    access: 'family',
    summary: '끝난 수업의 후기: 쓸 수 있거나 이미 쓴 아이마다',
    response: dataOf(v.object({ items: v.array(ReviewingChild) })),
    errors: ['LINK_REVOKED'],
  },
  writeFamilyReview: {
    method: 'POST',
    path: `${path}/:studentId`,
    access: 'family',
    summary: '수업은 어땠나요: 아이마다 한 번',
    params,
    body: NewFamilyReview,
    status: 201,
    response: child,
    errors: ['LINK_REVOKED', 'NOT_ENROLLED', 'ALREADY_REVIEWED'],
  },
  editFamilyReview: {
    method: 'PUT',
    path: `${path}/:studentId`,
    access: 'family',
    summary: '후기 고치기: 쓴 날부터 이레 동안',
    params,
    body: NewFamilyReview,
    response: child,
    errors: ['LINK_REVOKED', 'WRONG_STATE', 'REVIEW_REMOVED'],
  },
});
