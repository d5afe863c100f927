import { REVIEW_HANDLINGS, REVIEW_STATUS_LABELS } from './review.ts';

it('a review says whether it is hidden or who has dealt with it, each in a word of its own [REV-1]', () => {
  const words = [...REVIEW_HANDLINGS, 'HIDDEN' as const].map((status) => REVIEW_STATUS_LABELS[status]);
  expect(words).toEqual(['확인 전', '처리함', '운영팀 확인 중', '운영팀 처리 완료', '숨김']);
  expect(new Set(words).size).toBe(words.length);
});
