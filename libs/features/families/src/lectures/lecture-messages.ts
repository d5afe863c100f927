import type { FamilyLanguage } from '@portal/domain/classes/class';
import { useReader } from '../reading/reader-context.ts';
import { lectureKorean, type LectureWords } from './lecture-korean.ts';
import { lectureVietnamese } from './lecture-vietnamese.ts';

const LECTURE_WORDS: Readonly<Record<FamilyLanguage, LectureWords>> = { ko: lectureKorean, vi: lectureVietnamese };

/** The words about material, in the language of who reads. */
export const useLectureWords = (): LectureWords => LECTURE_WORDS[useReader().language];
