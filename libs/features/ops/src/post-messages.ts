/** How reports and appeals of posts end without a decision. */
export const ended = {
  POSTS: '글이 그사이 지워져서 신고가 끝났어요',
  APPEALS: '쓴 사람이 글을 지워서 이의 신청이 끝났어요',
} as const;
