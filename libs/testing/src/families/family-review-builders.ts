import type { FamilyReview, ReviewingChild } from '@portal/domain/families/family-review';

/** What a family wrote an hour ago; it can still be changed, and nobody has answered. */
export const aFamilyReview = (over: Partial<FamilyReview> = {}): FamilyReview => ({
  rating: 5,
  content: '집에서도 식을 먼저 세워요.',
  createdAt: '2026-11-18T09:42:00+09:00',
  editedAt: null,
  editableUntil: '2026-11-25T09:42:00+09:00',
  reply: null,
  question: null,
  isRemoved: false,
  ...over,
});

/** A child whose class is over; nobody has said anything of it. */
export const aReviewingChild = (over: Partial<ReviewingChild> = {}): ReviewingChild => ({
  studentId: 'student-1',
  studentName: '김민준',
  review: null,
  ...over,
});
