import type { ChatWords } from './chat-korean.ts';

export const chatVietnamese: ChatWords = {
  rooms: {
    teacher: {
      title: 'Nhắn tin cho giáo viên',
      readers: 'Chỉ giáo viên cùng đọc. Các gia đình khác không xem được.',
      none: 'Chưa có tin nhắn nào. Hãy hỏi giáo viên điều bạn muốn biết.',
      write: 'Viết tin nhắn',
      open: 'Mở trò chuyện',
    },
    class: {
      title: 'Trò chuyện của lớp',
      readers: 'Giáo viên và mọi gia đình trong lớp này cùng đọc.',
      none: 'Lớp chưa có tin nhắn nào.',
      write: 'Viết cho cả lớp',
      open: 'Mở trò chuyện của lớp',
    },
  },
  unread: (count) => `${count > 99 ? '99+' : count} tin nhắn mới`,
  unsent: (count) => `${count} tin nhắn chưa gửi được`,
  mine: 'Bạn',
  student: 'Học sinh',
  files: 'Đã gửi tệp',
  voice: (time) => `Tin nhắn thoại ${time}`,
  seeHomework: 'Xem bài tập',
  deleted: 'Tin nhắn đã bị thu hồi',
  closed: {
    MINE: 'Bạn đã chặn trò chuyện này. Mở trò chuyện để bỏ chặn.',
    THEIRS: 'Hiện không gửi được tin nhắn trong trò chuyện này.',
  },
  reported: 'Ban quản lý đang xem báo cáo của bạn.',
  sheet: (className) => `Trò chuyện của ${className}`,
  sheetAlone: (teacher) => `Trò chuyện với giáo viên ${teacher}`,
  alone: (teacher) => `Chỉ có giáo viên ${teacher} cùng xem.`,
  together: (count) => `${count} người cùng xem, kể cả giáo viên. Các gia đình khác cũng đọc được.`,
  block: {
    block: 'Chặn trò chuyện',
    unblock: 'Bỏ chặn',
    keep: 'Không chặn',
    title: 'Chặn trò chuyện với giáo viên?',
    body: 'Cả giáo viên và gia đình sẽ không gửi tin nhắn ở đây được nữa. Tin nhắn cũ vẫn đọc được và bạn có thể bỏ chặn bất cứ lúc nào. Bạn vẫn nhận tin về lớp học.',
    mine: 'Bạn đã chặn trò chuyện này. Hiện cả giáo viên và gia đình không gửi tin nhắn được.',
    theirs: (hotline) =>
      `Hiện không gửi được tin nhắn trong trò chuyện này. Việc liên quan đến lớp, hãy gọi trung tâm hỗ trợ${hotline && ` (${hotline})`}.`,
  },
  goneBody: 'Có thể bạn không còn trong nhóm trò chuyện này. Hãy liên hệ giáo viên bằng cách khác.',
  refusals: {
    CHAT_BLOCKED:
      'Hiện không gửi được tin nhắn trong trò chuyện này. Việc liên quan đến lớp, hãy liên hệ trung tâm hỗ trợ.',
    FILE_NOT_FOUND: 'Tệp đã gửi không còn. Hãy xóa rồi gửi lại tệp.',
    NOT_FOUND: 'Hiện không viết được vào đây. Hãy mở lại trang.',
  },
};
