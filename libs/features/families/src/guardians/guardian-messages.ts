import type { FamilyLanguage } from '@portal/domain/classes/class';
import { useReader } from '../reading/reader-context.ts';
import { guardianKorean, type GuardianWords } from './guardian-korean.ts';
import { guardianVietnamese } from './guardian-vietnamese.ts';

export const GUARDIAN_WORDS: Readonly<Record<FamilyLanguage, GuardianWords>> = {
  ko: guardianKorean,
  vi: guardianVietnamese,
};

/** The words about who reads along, in the language of who reads. */
export const useGuardianWords = (): GuardianWords => GUARDIAN_WORDS[useReader().language];
