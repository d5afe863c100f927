import type { FamilyLanguage } from '@portal/domain/classes/class';
import { type FamilyPageWords, korean } from './korean-messages.ts';
import { vietnamese } from './vietnamese-messages.ts';

/** What the pages of families say alike, in the language of who reads. */
export const FAMILY_WORDS: Readonly<Record<FamilyLanguage, FamilyPageWords>> = { ko: korean, vi: vietnamese };

/** A language by its own name, so that who looks for it can read it. */
export const LANGUAGE_NAMES: Readonly<Record<FamilyLanguage, string>> = { ko: '한국어', vi: 'Tiếng Việt' };
