import type { ReplyTemplate } from '@portal/domain/reviews/reply-template';

export const aReplyTemplate = (over: Partial<ReplyTemplate> = {}): ReplyTemplate => ({
  id: 'reply-template-1',
  name: '고마움',
  content: '{수업} {회차}회를 함께해 주셔서 고마워요.',
  ...over,
});
