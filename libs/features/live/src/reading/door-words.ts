import { createContext, use } from 'react';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { FAMILY_TIME } from '@portal/family-pages/family-time';
import { doorKorean, type DoorWords } from '../door-korean.ts';
import { doorVietnamese } from '../door-vietnamese.ts';

const DOOR_WORDS: Readonly<Record<FamilyLanguage, DoorWords>> = { ko: doorKorean, vi: doorVietnamese };

/** In which language the way into the room is read; a teacher's own is Korean, and so is the room. */
export const DoorLanguage = createContext<FamilyLanguage>('ko');

/** The words, days and times of who stands before the room. */
export function useDoorWords() {
  const language = use(DoorLanguage);
  return { language, words: DOOR_WORDS[language], time: FAMILY_TIME[language] };
}
