import * as v from 'valibot';
import { Filled, Id, Instant } from '../contract/scalar.ts';
import { RATINGS, REVIEW_LIMITS } from '../reviews/review.ts';

/** What a family says of a class for one of its children. */
export const NewFamilyReview = v.strictObject({
  rating: v.picklist(RATINGS, '별을 골라 주세요.'),
  content: Filled(REVIEW_LIMITS.contentMax, '후기를 적어 주세요.'),
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
