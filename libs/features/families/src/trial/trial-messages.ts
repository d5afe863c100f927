import type { FamilyLanguage } from '@portal/domain/classes/class';
import { useReader } from '../reading/reader-context.ts';
import { trialKorean, type TrialWords } from './trial-korean.ts';
import { trialVietnamese } from './trial-vietnamese.ts';

const TRIAL_WORDS: Readonly<Record<FamilyLanguage, TrialWords>> = { ko: trialKorean, vi: trialVietnamese };

/** The words about a trial lesson, in the language of who reads. */
export const useTrialWords = (): TrialWords => TRIAL_WORDS[useReader().language];
