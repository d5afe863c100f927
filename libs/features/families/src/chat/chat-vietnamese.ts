import type { ChatWords } from './chat-korean.ts';

export const chatVietnamese: ChatWords = {
  title: 'Nhắn tin cho giáo viên',
  unread: (count) => `${count > 99 ? '99+' : count} tin nhắn mới`,
  shared: 'Giáo viên và mọi gia đình trong lớp này cùng đọc.',
  none: 'Chưa có tin nhắn nào. Hãy hỏi giáo viên điều bạn muốn biết.',
  mine: 'Bạn',
  student: 'Học sinh',
  files: 'Đã gửi tệp',
  deleted: 'Tin nhắn đã bị thu hồi',
  write: 'Viết tin nhắn',
  open: 'Mở trò chuyện',
  sheet: (className) => `Trò chuyện của ${className}`,
  alone: (teacher) => `Chỉ có giáo viên ${teacher} cùng xem.`,
  together: (count) => `${count} người cùng xem, kể cả giáo viên. Các gia đình khác cũng đọc được.`,
  goneBody: 'Có thể bạn không còn trong nhóm trò chuyện này. Hãy liên hệ giáo viên bằng cách khác.',
  refusals: {
    FILE_NOT_FOUND: 'Tệp đã gửi không còn. Hãy xóa rồi gửi lại tệp.',
    NOT_FOUND: 'Hiện không viết được vào đây. Hãy mở lại trang.',
  },
};
