import { createContext, use } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { formatTime } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { showTheSame } from '@portal/family-pages/device-zone';
import { FAMILY_TIME } from '@portal/family-pages/family-time';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { DOOR_WORDS } from '../door-messages.ts';

interface Reader {
  /** The secret by which the family comes. */
  readonly link: string;
  readonly language: FamilyLanguage;
  /** Of the device. */
  readonly zone: string;
  /** Of the teacher, in which the class is meant. */
  readonly classZone: string;
}

export const ReaderContext = createContext<Reader | null>(null);

/** Who reads the door, with the words, days and times of her language. */
export function useReader() {
  const reader = use(ReaderContext);
  if (!reader) throw new Error('ReaderContext is missing.');
  const { language, zone, classZone } = reader;
  const words = DOOR_WORDS[language];
  const time = FAMILY_TIME[language];
  return {
    ...reader,
    words,
    time,
    /** The same moment by the teacher's clocks, with the word for them; null where they show what the device shows. */
    theirs(at: string): string | null {
      if (showTheSame(zone, classZone, at)) return null;
      const isSameDay = dayOf(at, zone) === dayOf(at, classZone);
      const shown = isSameDay ? formatTime(at, classZone) : time.short(at, classZone);
      return words.theirs(time.clock(classZone, new Date(at)), shown);
    },
    refusal: (problem: ApiProblem): string => refusalWords(problem, language, words.refusals),
  };
}
