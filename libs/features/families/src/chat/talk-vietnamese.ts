import type { ConversationWords } from '@portal/conversation/conversation-words';
import { formatTime } from '@portal/domain/format/date-time';
import { formatPlayTime } from '@portal/domain/format/play-time';
import { LIMITS } from '@portal/domain/tenant/limits';
import { dayOf } from '@portal/domain/time/day';
import { FAMILY_TIME } from '@portal/family-pages/family-time';
import { cardVietnamese } from './card-vietnamese.ts';

const number = (value: number) => value.toLocaleString('vi-VN');
const max = number(LIMITS.chatMessageMax);

/** One talk as a Vietnamese family reads it, but for what `chat-vietnamese.ts` says of its own room. */
export const talkVietnamese: Omit<ConversationWords, 'said' | 'goneBody'> = {
  log: 'Các tin nhắn',
  loading: 'Đang tải cuộc trò chuyện',
  failed: 'Không tải được cuộc trò chuyện',
  gone: 'Không tìm thấy cuộc trò chuyện',
  empty: 'Chưa có tin nhắn nào',
  emptyBody: 'Hãy gửi tin nhắn đầu tiên.',
  you: 'Bạn',
  unnamed: 'Học sinh',
  read: 'Đã đọc',
  readBy: (count) => `${count} người đã đọc`,
  sending: 'Đang gửi',
  notSent: 'Chưa gửi được',
  resend: 'Gửi lại',
  discard: 'Xóa',
  unreadLine: 'Bạn đã đọc đến đây',
  loadOlder: 'Xem tin nhắn trước',
  olderFailed: 'Không tải được tin nhắn trước',
  newBelow: (count) => `${count} tin nhắn mới`,
  toNewest: 'Đến tin nhắn mới nhất',
  jumps: {
    loadNewer: 'Xem tin nhắn sau',
    newerFailed: 'Không tải được tin nhắn sau',
    failed: 'Không tải được tin nhắn đó. Hãy thử lại sau ít phút.',
    missing: 'Không tìm thấy tin nhắn đó, đây là các tin nhắn mới nhất.',
  },
  typing: (names) => (names.length === 1 ? `${names[0]} đang viết` : `${names.length} người đang viết`),
  heard: (name, text) => `${name}: ${text}`,
  filesOf: (count) => `${count} tệp`,
  voice: {
    record: 'Ghi âm tin nhắn thoại',
    label: 'Tin nhắn thoại đang ghi âm',
    recording: (time) => `Đang ghi âm ${time} / ${formatPlayTime(LIMITS.chatVoiceSeconds)}`,
    level: 'Độ lớn âm thanh',
    stop: 'Dừng ghi âm',
    giveUp: 'Bỏ bản ghi âm',
    short: (time) => `Tin nhắn thoại ${time}`,
    of: (name, time) => `Tin nhắn thoại của ${name}, ${time}`,
    mine: (time) => `Tin nhắn thoại của bạn, ${time}`,
    askTitle: 'Bỏ bản ghi âm này?',
    askBody: 'Phần đã ghi âm sẽ bị xóa và không thể khôi phục.',
    askDiscard: 'Xóa',
    askGoOn: 'Ghi âm tiếp',
    kept: 'Chưa gửi',
    gone: 'Không tìm thấy bản ghi âm trong trình duyệt này. Hãy xóa rồi ghi âm lại.',
    troubles: {
      REFUSED: 'Trình duyệt đang chặn micrô. Hãy cho phép micrô ở biểu tượng ổ khóa trên thanh địa chỉ.',
      NONE: 'Không tìm thấy micrô. Hãy kết nối micrô rồi bấm lại.',
      IN_USE: 'Chương trình khác đang dùng micrô. Hãy đóng chương trình đó rồi bấm lại.',
      UNSUPPORTED: 'Trình duyệt này không ghi âm được. Hãy mở bằng trình duyệt khác.',
    },
  },
  replies: {
    reply: 'Trả lời',
    answering: 'Tin nhắn đang trả lời',
    to: (name) => `Trả lời ${name}`,
    cancel: 'Không trả lời nữa',
    answered: 'Tin nhắn được trả lời',
    gone: 'Tin nhắn đã thu hồi',
  },
  changes: {
    menu: (no) => `Tùy chọn tin nhắn số ${no}`,
    copy: 'Sao chép',
    edit: 'Sửa',
    delete: 'Thu hồi',
    label: 'Sửa tin nhắn',
    save: 'Lưu',
    cancel: 'Hủy',
    edited: 'Đã sửa',
    deleted: 'Tin nhắn đã bị thu hồi',
    deleteTitle: 'Thu hồi tin nhắn này?',
    deleteBody: 'Mọi người sẽ không đọc được nữa và không thể khôi phục. Chỗ của tin nhắn vẫn còn.',
  },
  report: 'Báo cáo',
  team: {
    removed: 'Ban quản lý đã xóa tin nhắn này',
    warned: 'Ban quản lý đã nhắc nhở về tin nhắn này.',
    because: (reason) => `Lý do: ${reason}`,
    object: (hotline) => `Nếu không đồng ý, hãy gọi trung tâm hỗ trợ${hotline && ` (${hotline})`}.`,
  },
  announcement: {
    mark: 'Thông báo',
    readers: 'Xem ai đã đọc',
    editHint: 'Sẽ đổi ở mọi lớp đã nhận thông báo.',
    deleteBody: 'Thông báo sẽ bị thu hồi ở mọi lớp và không thể khôi phục.',
  },
  reactions: {
    list: 'Cảm xúc',
    names: { LIKE: 'Thích', HEART: 'Yêu thích', THANKS: 'Cảm ơn', SMILE: 'Vui', DONE: 'Đã xem' },
  },
  disconnected: 'Mất kết nối. Tin nhắn sẽ được gửi khi có mạng.',
  cards: cardVietnamese,
  composer: {
    label: 'Viết tin nhắn',
    placeholder: 'Nhập tin nhắn',
    send: 'Gửi',
    attach: 'Đính kèm tệp',
    hint: 'Nhấn Enter để gửi, Shift+Enter để xuống dòng',
    counter: (used) => `${number(used)}/${max}`,
    tooLong: `Tin nhắn dài tối đa ${max} ký tự.`,
    fileCount: (count) => `Tệp ${count}/${LIMITS.chatFilesMax}`,
    files: 'Tệp sẽ gửi',
    unfinished: 'Có thể gửi khi tệp đã tải lên xong.',
    notYet: 'Có thể gửi khi cuộc trò chuyện đã tải xong.',
    dropHere: 'Thả tệp vào đây',
    restored: 'Đã khôi phục tin nhắn đang viết dở',
  },
  moments: {
    weekday: (at, zone) => FAMILY_TIME.vi.day(dayOf(at, zone)),
    time: formatTime,
  },
};
