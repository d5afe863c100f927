import type { FamilyLanguage } from '@portal/domain/classes/class';
import { type FamilyWords, korean } from './korean-messages.ts';
import { vietnamese } from './vietnamese-messages.ts';

/** All words of the section, in the language of who reads. */
export const WORDS: Readonly<Record<FamilyLanguage, FamilyWords>> = { ko: korean, vi: vietnamese };
