import type { AbsenceWords } from './absence-korean.ts';

export const absenceVietnamese: AbsenceWords = {
  cannot: 'Xin nghỉ buổi này',
  cannotOf: (name) => `${name}: xin nghỉ buổi này`,
  said: 'Đã báo nghỉ buổi này',
  saidOf: (name) => `${name}: đã báo nghỉ buổi này`,
  reasonOf: (reason) => `Lý do: ${reason}`,
  canCome: 'Nếu học được, vui lòng rút lại. Cứ vào học luôn cũng được.',
  takeBack: 'Rút lại',
  takeBackOf: (name) => `Rút lại, ${name}`,
  takingBack: 'Đang rút lại',
  takeBackFailed: 'Chưa rút lại được',
  title: (lesson) => `${lesson}: xin nghỉ?`,
  titleOf: (name, lesson) => `${name} – ${lesson}: xin nghỉ?`,
  intro: (when) =>
    `Buổi học lúc ${when}. Sau khi gửi, giáo viên sẽ biết ngay. Bạn có thể rút lại trước khi buổi học bắt đầu, hoặc cứ vào học luôn.`,
  instead: 'Nếu giờ khác thì học được, bạn cũng có thể xin giáo viên dời buổi học.',
  askInstead: 'Xin giờ khác',
  reason: 'Lý do (không bắt buộc)',
  tooLong: 'Tối đa 200 ký tự.',
  submit: 'Báo nghỉ',
};
