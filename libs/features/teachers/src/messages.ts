import type { FamilyLanguage } from '@portal/domain/classes/class';
import { korean, type TeacherWords } from './korean-messages.ts';
import { vietnamese } from './vietnamese-messages.ts';

/** The words of the page of a teacher, in the language of who reads. */
export const WORDS: Readonly<Record<FamilyLanguage, TeacherWords>> = { ko: korean, vi: vietnamese };
