import type { FamilyLanguage } from '@portal/domain/classes/class';
import { type FileViewWords, koreanFileViewWords } from '@portal/file-view/file-view-words';
import { vietnameseFileViewWords } from '@portal/file-view/vietnamese-words';
import { useReader } from '../reading/reader-context.ts';
import { lectureKorean, type LectureWords } from './lecture-korean.ts';
import { lectureVietnamese } from './lecture-vietnamese.ts';

const LECTURE_WORDS: Readonly<Record<FamilyLanguage, LectureWords>> = { ko: lectureKorean, vi: lectureVietnamese };

/** The words of looking at a file. */
export const FILE_VIEW_WORDS: Readonly<Record<FamilyLanguage, FileViewWords>> = {
  ko: koreanFileViewWords,
  vi: vietnameseFileViewWords,
};

/** The words about material, in the language of who reads. */
export const useLectureWords = (): LectureWords => LECTURE_WORDS[useReader().language];
