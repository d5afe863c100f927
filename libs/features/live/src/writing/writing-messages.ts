import { wordsBy } from '../reading/room-words.ts';

export const writing = {
  write: '칠판에 쓸 글',
  put: '칠판에 쓰기',
  writeHere: '여기에 쓸 글',
  writeHint: 'Enter로 쓰고, Esc로 닫아요',
};

const vietnamese: typeof writing = {
  write: 'Chữ muốn viết lên bảng',
  put: 'Viết lên bảng',
  writeHere: 'Chữ muốn viết ở đây',
  writeHint: 'Nhấn Enter để viết, Esc để đóng',
};

export const useWritingWords = wordsBy({ ko: writing, vi: vietnamese });
