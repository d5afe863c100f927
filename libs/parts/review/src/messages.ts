export const words = {
  stars: (rating: number) => `별 다섯 개 중 ${rating}개`,
  points: (rating: number) => `${rating}점`,
  edited: '고친 후기',
  reply: '내 답글',
  replyEdited: '고침',
  removed: '운영팀이 지운 후기예요.',
} as const;
