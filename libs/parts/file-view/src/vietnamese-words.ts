import type { FileViewWords } from './file-view-words.ts';

export const vietnameseFileViewWords: FileViewWords = {
  language: 'vi',
  page: (no, total) => `Trang ${no} / ${total}`,
  previousPage: 'Trang trước',
  nextPage: 'Trang sau',
  zoomIn: 'Phóng to',
  zoomOut: 'Thu nhỏ',
  zoom: (percent) => `${percent}%`,
  failures: {
    KIND: 'Trình duyệt không hiển thị được loại tệp này.',
    LOCKED: 'Tệp PDF có mật khẩu nên không mở được ở đây.',
    BROKEN: 'Không mở được tệp. Tệp bị hỏng hoặc trình duyệt này không đọc được.',
    EMPTY: 'Không tìm thấy chữ trong tài liệu này. Có thể tài liệu chỉ có hình.',
    VIEW_ONLY: 'Giáo viên không cho tải tệp này xuống. Cả lớp sẽ cùng xem trong buổi học.',
  },
  toDownload: 'Bạn có thể tải xuống và mở bằng chương trình trên máy.',
  download: 'Tải xuống',
  text: (name) => `Nội dung chữ của ${name}`,
  textOnly: 'Ở đây chỉ có phần chữ. Hãy tải xuống để xem hình và cách trình bày.',
  textViewOnly: 'Giáo viên không cho tải tệp này xuống, nên ở đây chỉ có phần chữ.',
};
