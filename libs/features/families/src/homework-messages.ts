import type { FamilyLanguage } from '@portal/domain/classes/class';
import { koreanUploadWords, type UploadWords } from '@portal/upload/upload-words';
import { uploadVietnamese } from './files/upload-vietnamese.ts';
import { homeworkKorean, type HomeworkWords } from './homework-korean.ts';
import { homeworkVietnamese } from './homework-vietnamese.ts';
import { useReader } from './reading/reader-context.ts';

const HOMEWORK_WORDS: Readonly<Record<FamilyLanguage, HomeworkWords>> = { ko: homeworkKorean, vi: homeworkVietnamese };

/** The words of choosing and sending files. */
export const UPLOAD_WORDS: Readonly<Record<FamilyLanguage, UploadWords>> = {
  ko: koreanUploadWords,
  vi: uploadVietnamese,
};

/** The words about homework, in the language of who reads. */
export const useHomeworkWords = (): HomeworkWords => HOMEWORK_WORDS[useReader().language];
