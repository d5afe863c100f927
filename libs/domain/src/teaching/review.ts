/** Stars of a review (REV-1). */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

export const RATING_LABELS: Record<Rating, string> = {
  1: '1점, 많이 아쉬워요',
  2: '2점, 아쉬워요',
  3: '3점, 보통이에요',
  4: '4점, 좋아요',
  5: '5점, 아주 좋아요',
};

/** Who has dealt with a review so far (REV-1). */
export const REVIEW_HANDLINGS = ['PENDING', 'PROCESSED', 'ADMIN_PENDING', 'ADMIN_COMPLETED'] as const;
export type ReviewHandling = (typeof REVIEW_HANDLINGS)[number];

export const REVIEW_HANDLING_LABELS: Record<ReviewHandling, string> = {
  PENDING: '확인 전',
  PROCESSED: '처리함',
  ADMIN_PENDING: '관리자 확인 중',
  ADMIN_COMPLETED: '관리자 처리 완료',
};
