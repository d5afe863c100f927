import type { TrialWords } from './trial-korean.ts';

export const trialVietnamese: TrialWords = {
  title: 'Buổi học thử',
  intro: 'Có thể hủy cho đến khi buổi học bắt đầu. Nếu chỉ không tiện giờ, hãy thử xin giờ khác.',
  cancel: 'Hủy buổi học thử',
  question: 'Hủy buổi học thử?',
  warns: (when) => `Buổi học ${when}. Khi hủy, giáo viên được báo ngay và gia đình khác có thể đặt giờ này.`,
  reason: 'Lý do (không bắt buộc)',
  reasonHelp: 'Giáo viên sẽ đọc lý do này.',
  submit: 'Hủy buổi học',
  done: 'Đã hủy buổi học thử',
  doneBody: (when) =>
    `Buổi học ${when} sẽ không diễn ra. Giáo viên đã được báo. Nếu muốn học lại, hãy đặt ở trang giáo viên.`,
};
