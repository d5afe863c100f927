export const messages = {
  title: '함께하는 선생님',
  previous: '이전 선생님',
  next: '다음 선생님',
  loading: '선생님을 불러오는 중이에요',
  reviews: (count: string) => `후기 ${count}개`,
  noReviews: '아직 후기가 없어요',
  rating: (stars: string) => `별점 ${stars}점`,
} as const;
