import type { SavedReply } from '@portal/domain/chat/saved-reply';

export const aSavedReply = (over: Partial<SavedReply> = {}): SavedReply => ({
  id: 'saved-reply-1',
  name: '내일 수업 알림',
  korean: '{학생} 학생, {시간}에 {수업} 수업에서 만나요.',
  vietnamese: '{학생} ơi, hẹn gặp em lúc {시간} ở lớp {수업} nhé.',
  ...over,
});
