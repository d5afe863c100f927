import { CHAT_REPORT_LIMITS } from '@portal/domain/chat/chat-report';
import type { ReportWords } from '@portal/reporting/report-words';

export const reportVietnamese: ReportWords = {
  item: 'Báo cáo',
  titleOfMessage: 'Báo cáo tin nhắn này?',
  titleOfTalk: 'Báo cáo trò chuyện này?',
  body: (days) =>
    `Ban quản lý đọc tin nhắn và phần trò chuyện ngay trước đó, rồi quyết định trong ${days} ngày làm việc. Ban quản lý không cho ai biết ai đã báo cáo.`,
  bodyOfTalk: (days) =>
    `Ban quản lý đọc những tin nhắn gần đây của trò chuyện này, rồi quyết định trong ${days} ngày làm việc. Ban quản lý không cho ai biết ai đã báo cáo.`,
  file: 'Đã gửi tệp',
  reason: 'Lý do báo cáo',
  reasons: {
    RUDE: 'Lời lẽ thô tục hoặc quấy rối',
    SPAM: 'Quảng cáo hoặc tin rác',
    CONTACT: 'Xin liên lạc hoặc hẹn gặp bên ngoài',
    PRIVACY: 'Thông tin riêng của học sinh hoặc gia đình',
    OTHER: 'Lý do khác',
  },
  choose: 'Hãy chọn',
  words: 'Điều muốn nói thêm',
  wordsHelper: 'Hãy viết chuyện gì đã xảy ra để chúng tôi kiểm tra nhanh hơn.',
  noReason: 'Hãy chọn lý do báo cáo.',
  noWords: `Hãy viết lý do, tối đa ${CHAT_REPORT_LIMITS.wordsMax.toLocaleString('vi-VN')} ký tự.`,
  keep: 'Không báo cáo',
  submit: 'Báo cáo với ban quản lý',
  done: 'Đã báo cáo với ban quản lý. Chúng tôi sẽ báo khi có kết quả.',
  failed: 'Không báo cáo được',
  mine: 'Báo cáo và quyết định của ban quản lý',
  ofTalk: 'Báo cáo trò chuyện',
  ofMessage: (first) => `Báo cáo “${first}”`,
  toMessage: 'Xem tin nhắn',
  count: (count) => `${count} báo cáo và quyết định`,
  waiting: 'Ban quản lý đang kiểm tra',
  outcomes: {
    KEPT: 'Không có vấn đề',
    WARNED: 'Đã nhắc nhở người gửi',
    REMOVED: 'Đã xóa tin nhắn',
  },
  warned: 'Ban quản lý đã nhắc nhở về lời bạn nói trong trò chuyện này',
  object: (hotline) => `Nếu không đồng ý, hãy gọi trung tâm hỗ trợ${hotline && ` (${hotline})`}.`,
  because: (reason) => `Lý do: ${reason}`,
};
