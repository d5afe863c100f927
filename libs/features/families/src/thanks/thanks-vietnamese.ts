import type { ThanksWords } from './thanks-korean.ts';

export const thanksVietnamese: ThanksWords = {
  ask: 'Gửi lời cảm ơn',
  title: 'Gửi lời cảm ơn đến giáo viên?',
  intro: (points, left) =>
    `Giáo viên sẽ nhận ${points}. Gia đình không mất tiền, và trong tháng này còn gửi được ${left} lần.`,
  left: (left) => `Trong tháng này còn gửi được ${left} lần.`,
  none: 'Tháng này gia đình đã gửi hết lời cảm ơn. Tháng sau có thể gửi tiếp.',
  text: 'Lời nhắn',
  help: 'Chỉ giáo viên đọc được.',
  tooLong: 'Hãy viết tối đa 200 ký tự.',
  submit: 'Gửi lời cảm ơn',
  thanked: 'Đã gửi lời cảm ơn',
  failed: 'Không tải được lời cảm ơn',
  refusals: {
    WRONG_STATE: 'Chỉ gửi được trong vòng 14 ngày sau buổi học.',
    THANKS_USED_UP: 'Tháng này gia đình đã gửi hết lời cảm ơn. Tháng sau có thể gửi tiếp.',
  },
};
