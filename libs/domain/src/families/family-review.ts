import * as v from 'valibot';
import { Filled, Id, Instant } from '../contract/scalar.ts';
import { findContactData } from '../patterns/contact-data.ts';
import { RATINGS, REVIEW_LIMITS } from '../reviews/review.ts';

/** Anybody may read a review on the page of the teacher. */
export const CONTACT_IN_REVIEW =
  '연락처가 들어 있어요. 후기는 다른 가족도 읽으니 전화번호, 이메일 주소, 메신저 아이디, 링크를 지워 주세요.';

/** What a family says of a class for one of its children. */
export const NewFamilyReview = v.strictObject({
  rating: v.picklist(RATINGS, '별을 골라 주세요.'),
  content: v.pipe(
    Filled(REVIEW_LIMITS.contentMax, '후기를 적어 주세요.'),
    v.check((text) => findContactData(text).length === 0, CONTACT_IN_REVIEW),
  ),
});
export type NewFamilyReview = v.InferOutput<typeof NewFamilyReview>;

/** A review as the family sees it that wrote it. */
export const FamilyReview = v.object({
  rating: v.picklist(RATINGS),
  /** Empty when the team removed it. */
  content: v.string(),
  createdAt: Instant,
  editedAt: v.nullable(Instant),
  /** Until when it can be changed; null when it cannot any more. */
  editableUntil: v.nullable(Instant),
  reply: v.nullable(v.object({ content: v.string(), at: Instant })),
  /** What the teacher asks about it, once. */
  question: v.nullable(v.object({ content: v.string(), at: Instant })),
  isRemoved: v.boolean(),
});
export type FamilyReview = v.InferOutput<typeof FamilyReview>;

/** A child that has taken the class, and what its family has said of it, if anything. */
export const ReviewingChild = v.object({
  studentId: Id,
  studentName: v.string(),
  review: v.nullable(FamilyReview),
});
export type ReviewingChild = v.InferOutput<typeof ReviewingChild>;
