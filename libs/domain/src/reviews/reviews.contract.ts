import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Day, Filled, Id, IntegerText, Version } from '../contract/scalar.ts';
import { findContactData } from '../patterns/contact-data.ts';
import { PublicRating } from './public-rating.ts';
import { RATINGS, Review, REVIEW_HANDLINGS, REVIEW_LIMITS } from './review.ts';

const CONTACT_IN_QUESTION = '연락처가 들어 있어요. 전화번호, 이메일 주소, 메신저 아이디, 링크를 지워 주세요.';

const path = '/tns/v1/reviews';
const params = v.strictObject({ id: Id });
const review = dataOf(Review);
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

const filters = {
  rating: v.optional(v.picklist(RATINGS.map(String))),
  classId: v.optional(Id),
  /** ADMIN: the team looks at it, or has decided. */
  handling: v.optional(v.picklist([...REVIEW_HANDLINGS, 'ADMIN'])),
  /** Hidden by the teacher, or not. */
  hidden: v.optional(v.picklist(['true', 'false'])),
  /** With a reply of the teacher, or without. */
  answered: v.optional(v.picklist(['true', 'false'])),
  /** Those that the team removed, which are among the others nowhere. */
  removed: v.optional(v.picklist(['true', 'false'])),
  /** First and last day on which it was written, in the teacher's zone. */
  from: v.optional(Day),
  to: v.optional(Day),
};

export const reviewsContract = defineContract({
  listReviews: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '내 수업의 수강 후기, 새것부터 (REV-1)',
    query: v.strictObject({
      ...filters,
      page: v.optional(IntegerText(1, 1_000)),
      size: v.optional(IntegerText(1, 100)),
    }),
    response: dataOf(v.object({ total: wholeNumber, items: v.array(Review) })),
    errors: [],
  },
  summarizeReviews: {
    method: 'GET',
    path: `${path}/summary`,
    access: 'teacher',
    summary: '후기의 수, 평균과 분포; 목록과 같은 후기를 세요',
    query: v.strictObject(filters),
    response: dataOf(
      v.object({
        count: wholeNumber,
        /** Null where there is none. */
        average: v.nullable(v.number()),
        /** How many of each number of stars. */
        spread: v.object(v.entriesFromList(['1', '2', '3', '4', '5'], wholeNumber)),
        handlings: v.object(v.entriesFromList(REVIEW_HANDLINGS, wholeNumber)),
        /** How many have a reply, and how many the teacher hides. */
        answered: wholeNumber,
        hidden: wholeNumber,
      }),
    ),
    errors: [],
  },
  getReview: {
    method: 'GET',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '수강 후기 하나',
    params,
    response: review,
    errors: [],
  },
  replyToReview: {
    method: 'PUT',
    path: `${path}/:id/reply`,
    access: 'teacher',
    summary: '답글 쓰기와 고치기',
    params,
    body: v.strictObject({
      content: Filled(REVIEW_LIMITS.replyMax, '답글을 적어 주세요.'),
      /** `replyVersion` of the review as she read it. */
      version: Version,
      /** True says: I know that contact data stands in it. */
      isConfirmed: v.optional(v.boolean()),
    }),
    response: review,
    errors: ['CONTACT_DATA', 'REVIEW_REMOVED', 'VERSION_CONFLICT'],
  },
  deleteReviewReply: {
    method: 'DELETE',
    path: `${path}/:id/reply`,
    access: 'teacher',
    summary: '답글 지우기',
    params,
    response: review,
    errors: ['REVIEW_REMOVED'],
  },
  hideReview: {
    method: 'POST',
    path: `${path}/:id/hide`,
    access: 'teacher',
    summary: '후기를 가족에게 숨기기; 이유는 운영팀이 볼 수 있어요',
    params,
    body: v.strictObject({ reason: Filled(REVIEW_LIMITS.reasonMax, '숨기는 이유를 적어 주세요.') }),
    response: review,
    errors: ['STAFF_DECIDED'],
  },
  previewReviewHiding: {
    method: 'GET',
    path: `${path}/:id/hiding`,
    access: 'teacher',
    summary: '숨기거나 다시 보이면 선생님 페이지의 후기 수와 평균이 어떻게 바뀌는지',
    params,
    response: dataOf(v.object({ before: PublicRating, after: PublicRating })),
    errors: [],
  },
  unhideReview: {
    method: 'POST',
    path: `${path}/:id/unhide`,
    access: 'teacher',
    summary: '숨긴 후기를 다시 보이기',
    params,
    response: review,
    errors: ['STAFF_DECIDED'],
  },
  markReviewProcessed: {
    method: 'POST',
    path: `${path}/:id/processed`,
    access: 'teacher',
    summary: '답글 없이 처리한 것으로 표시하기',
    params,
    response: review,
    errors: ['STAFF_DECIDED'],
  },
  askAboutReview: {
    method: 'POST',
    path: `${path}/:id/question`,
    access: 'teacher',
    summary: '가족에게 한 번 물어보기; 가족은 링크에서 읽고 후기를 고칠 수 있어요',
    params,
    body: v.strictObject({
      question: v.pipe(
        Filled(REVIEW_LIMITS.questionMax, '물어볼 것을 적어 주세요.'),
        v.check((text) => findContactData(text).length === 0, CONTACT_IN_QUESTION),
      ),
    }),
    response: review,
    errors: ['QUESTION_ASKED', 'STAFF_DECIDED'],
  },
  reportReview: {
    method: 'POST',
    path: `${path}/:id/report`,
    access: 'teacher',
    summary: '운영팀에 알리기',
    params,
    body: v.strictObject({
      grounds: Filled(REVIEW_LIMITS.groundsMax, '알리는 이유를 적어 주세요.'),
      /** A lesson of the class that is over, whose record bears it out. */
      lessonId: v.optional(Id),
    }),
    response: review,
    errors: ['REPORT_EXISTS', 'TARGET_NOT_YOURS'],
  },
});
