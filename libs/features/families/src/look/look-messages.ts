import type { FamilyLanguage } from '@portal/domain/classes/class';
import { useReader } from '../reading/reader-context.ts';

const korean = {
  title: '선생님의 파일',
  loading: '파일을 여는 중이에요',
  failed: '파일을 열지 못했어요',
  /** The pages bear the code of the child. */
  marked: (code: string) => `내려받을 수 없는 파일이에요. 쪽마다 우리 아이의 코드 ${code}가 찍혀 있어요.`,
  page: (no: number, all: number) => `${all}쪽 가운데 ${no}쪽`,
  pageFailed: (page: string) => `${page}을 불러오지 못했어요. 창을 닫고 다시 열어 주세요.`,
  playFailed: '재생하지 못했어요. 창을 닫고 다시 열어 주세요.',
};

const vietnamese: typeof korean = {
  title: 'Tệp của giáo viên',
  loading: 'Đang mở tệp',
  failed: 'Không mở được tệp',
  marked: (code) => `Tệp này không tải xuống được. Mỗi trang có in mã ${code} của con.`,
  page: (no, all) => `Trang ${no} trên ${all}`,
  pageFailed: (page) => `Không tải được: ${page}. Hãy đóng cửa sổ rồi mở lại.`,
  playFailed: 'Không phát được. Hãy đóng cửa sổ rồi mở lại.',
};

const WORDS: Readonly<Record<FamilyLanguage, typeof korean>> = { ko: korean, vi: vietnamese };

/** The words about a file that can only be looked at, in the language of who reads. */
export const useLookWords = () => WORDS[useReader().language];
