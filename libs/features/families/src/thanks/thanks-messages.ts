import type { FamilyLanguage } from '@portal/domain/classes/class';
import { useReader } from '../reading/reader-context.ts';
import { thanksKorean, type ThanksWords } from './thanks-korean.ts';
import { thanksVietnamese } from './thanks-vietnamese.ts';

const THANKS_WORDS: Readonly<Record<FamilyLanguage, ThanksWords>> = { ko: thanksKorean, vi: thanksVietnamese };

/** The words about thanking, in the language of who reads. */
export const useThanksWords = (): ThanksWords => THANKS_WORDS[useReader().language];
