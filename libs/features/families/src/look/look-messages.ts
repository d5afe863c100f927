import type { FamilyLanguage } from '@portal/domain/classes/class';
import { type FileViewWords, koreanFileViewWords } from '@portal/file-view/file-view-words';
import { vietnameseFileViewWords } from '@portal/file-view/vietnamese-words';
import { useReader } from '../reading/reader-context.ts';

const korean = {
  title: '선생님의 파일',
  loading: '파일을 여는 중이에요',
  failed: '파일을 열지 못했어요',
  playFailed: '재생하지 못했어요. 창을 닫고 다시 열어 주세요.',
};

const vietnamese: typeof korean = {
  title: 'Tệp của giáo viên',
  loading: 'Đang mở tệp',
  failed: 'Không mở được tệp',
  playFailed: 'Không phát được. Hãy đóng cửa sổ rồi mở lại.',
};

const WORDS: Readonly<Record<FamilyLanguage, typeof korean>> = { ko: korean, vi: vietnamese };

/** The words about a file that can only be looked at, in the language of who reads. */
export const useLookWords = () => WORDS[useReader().language];

/** The words of the file itself. */
export const FILE_VIEW_WORDS: Readonly<Record<FamilyLanguage, FileViewWords>> = {
  ko: koreanFileViewWords,
  vi: vietnameseFileViewWords,
};
