import type { FamilyLanguage } from '@portal/domain/classes/class';
import { useReader } from '../reading/reader-context.ts';
import { reviewKorean, type ReviewWords } from './review-korean.ts';
import { reviewVietnamese } from './review-vietnamese.ts';

const REVIEW_WORDS: Readonly<Record<FamilyLanguage, ReviewWords>> = { ko: reviewKorean, vi: reviewVietnamese };

/** The words about a class that is over, in the language of who reads. */
export const useReviewWords = (): ReviewWords => REVIEW_WORDS[useReader().language];
