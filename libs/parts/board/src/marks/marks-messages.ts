import type { PdfLanguage } from '../pdf/pdf-messages.ts';

const KOREAN = {
  page: (no: number) => `${no}쪽 표시`,
  texts: (texts: readonly string[]) => `적은 글: ${texts.join(', ')}`,
  drawn: (count: number) => `그린 표시 ${count}개`,
  text: '여기에 적을 글',
  textHint: 'Enter로 적고, Esc로 닫아요',
  keys: '화살표로 옮기고, C는 맞음, X는 틀림, T는 글, Delete는 지우기예요',
  broken: '이 그림은 여기서 보여 줄 수 없어요.',
};

const VIETNAMESE: typeof KOREAN = {
  page: (no) => `Đánh dấu trang ${no}`,
  texts: (texts) => `Chữ ghi: ${texts.join(', ')}`,
  drawn: (count) => `${count} nét đánh dấu`,
  text: 'Chữ muốn ghi ở đây',
  textHint: 'Nhấn Enter để ghi, Esc để đóng',
  keys: 'Dùng phím mũi tên để di chuyển, C đúng, X sai, T chữ, Delete xóa',
  broken: 'Không hiển thị được hình này ở đây.',
};

export const MARKS_WORDS: Readonly<Record<PdfLanguage, typeof KOREAN>> = { ko: KOREAN, vi: VIETNAMESE };
