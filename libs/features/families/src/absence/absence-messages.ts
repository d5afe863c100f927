import type { FamilyLanguage } from '@portal/domain/classes/class';
import { useReader } from '../reading/reader-context.ts';
import { absenceKorean, type AbsenceWords } from './absence-korean.ts';
import { absenceVietnamese } from './absence-vietnamese.ts';

const ABSENCE_WORDS: Readonly<Record<FamilyLanguage, AbsenceWords>> = { ko: absenceKorean, vi: absenceVietnamese };

/** The words about who cannot come, in the language of who reads. */
export const useAbsenceWords = (): AbsenceWords => ABSENCE_WORDS[useReader().language];
