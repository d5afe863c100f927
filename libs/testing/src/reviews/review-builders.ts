import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { RATINGS, type Review, REVIEW_HANDLINGS } from '@portal/domain/reviews/review';
import type { reviewsContract } from '@portal/domain/reviews/reviews.contract';

/** Five stars of yesterday evening that nobody has answered. */
export const aReview = (over: Partial<Review> = {}): Review => ({
  id: 'review-1',
  classId: 'class-1',
  className: '중2 수학 개념 완성 – 일차함수',
  lessonTotal: 12,
  courseId: 'course-1',
  student: { id: 'student-12', name: '학생 A12', avatar: null },
  rating: 5,
  content: '설명이 꼼꼼해서 아이가 수업을 기다립니다',
  createdAt: '2026-11-17T20:10:00+09:00',
  editedAt: null,
  hidden: false,
  hiddenReason: null,
  handling: 'PENDING',
  reply: null,
  replyVersion: 1,
  question: null,
  report: null,
  ...over,
});

type ReviewNumbers = AnswerOf<typeof reviewsContract.summarizeReviews>;

/** The numbers of some reviews, as the platform counts what it lists. */
export function reviewNumbers(counted: readonly Review[]): ReviewNumbers {
  const countOf = (is: (review: Review) => boolean) => counted.filter(is).length;
  const sum = counted.reduce((total, { rating }) => total + rating, 0);
  return {
    count: counted.length,
    average: counted.length ? Math.round((100 * sum) / counted.length) / 100 : null,
    spread: Object.fromEntries(
      RATINGS.map((rating) => [rating, countOf((one) => one.rating === rating)]),
    ) as ReviewNumbers['spread'],
    handlings: Object.fromEntries(
      REVIEW_HANDLINGS.map((handling) => [handling, countOf((one) => one.handling === handling)]),
    ) as ReviewNumbers['handlings'],
    answered: countOf(({ reply }) => reply !== null),
    hidden: countOf(({ hidden }) => hidden),
  };
}
