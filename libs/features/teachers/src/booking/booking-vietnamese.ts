import { CODE_MINUTES } from '@portal/domain/identity/one-time-code';
import { TRIALS_OPEN_MAX } from '@portal/domain/teachers/trial-lessons.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { BookingWords } from './booking-korean.ts';

const wait = (seconds: number) => (seconds <= 90 ? `${seconds} giây` : `${Math.ceil(seconds / 60)} phút`);

export const bookingVietnamese: BookingWords = {
  title: 'Đặt buổi học thử',
  close: 'Đóng',
  back: 'Quay lại',
  toTeacher: 'Về trang giáo viên',
  what: 'Buổi học sẽ đặt',
  course: 'Khóa học',
  teacher: 'Giáo viên',
  when: 'Thời gian',
  length: (minutes) => `${minutes} phút · miễn phí`,
  sendCode: 'Nhận mã xác nhận',
  sending: 'Đang gửi mã xác nhận',
  sendFailed: 'Chưa gửi được mã xác nhận',
  kept: 'Nội dung bạn viết vẫn còn.',
  code: {
    question: 'Nhập mã xác nhận trong email',
    label: 'Mã xác nhận',
    helper: `Gồm ${LIMITS.otpMin} chữ số trong email.`,
    wrong: `Hãy nhập ${LIMITS.otpMin} chữ số trong email.`,
    again: 'Gửi lại mã xác nhận',
    wait: (seconds) => `Có thể gửi lại sau ${wait(seconds)}`,
    outcomes: {
      SENT: (email) =>
        `Mã xác nhận đã được gửi đến ${email}. Hãy nhập trong ${CODE_MINUTES} phút. Nếu không thấy, hãy xem cả thư rác.`,
      WAITING: (email) =>
        `Mã xác nhận vừa được gửi đến ${email} lúc nãy. Nếu không dùng được, hãy đợi một lát rồi gửi lại.`,
      TOO_OFTEN: () => 'Mã đã được gửi nhiều lần nên hiện không gửi thêm được. Nếu có mã đã nhận, hãy nhập mã đó.',
    },
    change: 'Sửa nội dung',
    submit: (when) => `Đặt lúc ${when}`,
    booking: 'Đang đặt',
    failed: 'Chưa đặt được',
  },
  taken: {
    title: 'Giờ này vừa có gia đình khác đặt',
    body: 'Nội dung bạn viết vẫn còn. Hãy chọn một giờ gần đó, không cần nhận lại mã xác nhận.',
    bodyBeforeCode: 'Nội dung bạn viết vẫn còn. Hãy chọn một giờ gần đó.',
    none: 'Nội dung bạn viết vẫn còn. Hãy chọn giờ vào ngày khác.',
    others: 'Các giờ gần đó',
    toTimes: 'Chọn giờ khác',
    chosen: (when) => `Đã đổi sang ${when}.`,
  },
  booked: {
    title: 'Đã đặt buổi học thử',
    mailed: (email) => `Nội dung đã đặt và liên kết của gia đình cũng đã được gửi đến ${email}.`,
    door: 'Đến trang của gia đình',
    doorHint: 'Ở trang đó bạn có thể vào lớp, đổi giờ hoặc hủy buổi học.',
    calendar: 'Thêm vào lịch',
    calendarHint: 'Thêm vào lịch để không quên giờ học.',
    event: (course, teacher) => `Học thử · ${course} · ${teacher}`,
    fileName: 'hoc-thu.ics',
  },
  refusals: {
    TRIAL_TAKEN: 'Gia đình đã đặt hoặc đã học thử với giáo viên này. Hãy xem trong liên kết của email đã nhận khi đặt.',
    TRIALS_OPEN: `Gia đình đang có ${TRIALS_OPEN_MAX} buổi học thử sắp tới. Hãy đặt sau khi học hoặc hủy một buổi.`,
    TRIALS_FULL: 'Hôm nay giáo viên này đã kín lượt đặt học thử. Hãy đặt lại vào ngày mai.',
    TRIAL_CANCELED: 'Lượt đặt này đã bị hủy. Hãy nhận lại mã xác nhận để đặt mới.',
    NOT_FOUND: 'Buổi học thử này hiện không đặt được. Hãy mở lại trang và chọn khóa học khác.',
  },
  codeRefusals: {
    OTP_INVALID: 'Mã xác nhận không đúng. Hãy nhập các số trong email nhận gần nhất.',
    OTP_EXPIRED: 'Mã xác nhận đã hết hạn. Hãy nhận mã mới.',
    OTP_ATTEMPTS: 'Đã nhập sai mã quá nhiều lần. Hãy nhận mã mới.',
  },
};
