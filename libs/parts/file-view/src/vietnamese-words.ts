import type { FileViewWords } from './file-view-words.ts';

export const vietnameseFileViewWords: FileViewWords = {
  language: 'vi',
  page: (no, total) => `Trang ${no} / ${total}`,
  pageOf: (no, total) => `Trang ${no} trên ${total}`,
  pageFailed: (page) => `Không tải được: ${page}. Hãy đóng cửa sổ rồi mở lại.`,
  marked: (code) =>
    `Tệp này không tải xuống được. Mỗi trang có in mã ${code === null ? 'của người xem' : `${code} của con`}. Nếu bản chụp bị đưa ra ngoài, mã này cho biết đó là bản của ai.`,
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
    TOO_LARGE:
      'Tệp này không cho tải xuống và lớn hơn 50MB nên cũng không xem được ở đây. Hãy nhờ giáo viên chia nhỏ tệp hoặc cho tải xuống.',
    VIEW_ONLY: 'Giáo viên không cho tải tệp này xuống. Cả lớp sẽ cùng xem trong buổi học.',
  },
  toDownload: 'Bạn có thể tải xuống và mở bằng chương trình trên máy.',
  download: 'Tải xuống',
  text: (name) => `Nội dung chữ của ${name}`,
  textOnly: 'Ở đây chỉ có phần chữ. Hãy tải xuống để xem hình và cách trình bày.',
  textViewOnly: 'Giáo viên không cho tải tệp này xuống, nên ở đây chỉ có phần chữ.',
};
