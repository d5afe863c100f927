import type { FamilyLanguage } from '@portal/domain/classes/class';
import { useReader } from '../reading/reader-context.ts';

const korean = {
  title: '칠판',
  loading: '칠판을 여는 중이에요',
  page: (no: number) => `칠판 ${no}쪽`,
  open: (no: number) => `칠판 ${no}쪽 크게 보기`,
  texts: (no: number) => `칠판 ${no}쪽에 적힌 글`,
  large: '큰 칠판',
  previous: '이전 쪽',
  next: '다음 쪽',
  zoom: '확대',
  whole: '전체 보기',
};
type BoardWords = typeof korean;

const vietnamese: BoardWords = {
  title: 'Bảng',
  loading: 'Đang mở bảng',
  page: (no) => `Bảng, trang ${no}`,
  open: (no) => `Xem lớn bảng, trang ${no}`,
  texts: (no) => `Chữ trên bảng, trang ${no}`,
  large: 'Bảng lớn',
  previous: 'Trang trước',
  next: 'Trang sau',
  zoom: 'Phóng to',
  whole: 'Xem cả trang',
};

const WORDS: Readonly<Record<FamilyLanguage, BoardWords>> = { ko: korean, vi: vietnamese };

/** The words about a board, in the language of who reads. */
export const useBoardWords = (): BoardWords => WORDS[useReader().language];
