import { createContext, use } from 'react';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { FAMILY_TIME } from '@portal/family-pages/family-time';
import { doorKorean, type DoorWords } from '../door-korean.ts';
import { doorVietnamese } from '../door-vietnamese.ts';

/** In which language the room and the way into it are read; a teacher's own is Korean. */
export const RoomLanguage = createContext<FamilyLanguage>('ko');

/** Reads on in another language; null for who has one alone. */
export const ChooseRoomLanguage = createContext<((language: FamilyLanguage) => void) | null>(null);

/** A hook that gives the words of one part of the room in the language of who reads. */
export const wordsBy =
  <W>(words: Readonly<Record<FamilyLanguage, W>>) =>
  (): W =>
    words[use(RoomLanguage)];

const useDoor = wordsBy<DoorWords>({ ko: doorKorean, vi: doorVietnamese });

/** The words, days and times of who stands before the room. */
export function useDoorWords() {
  const language = use(RoomLanguage);
  return { language, words: useDoor(), time: FAMILY_TIME[language] };
}
