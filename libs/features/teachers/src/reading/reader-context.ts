import { createContext, use } from 'react';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { formatTime } from '@portal/domain/format/date-time';
import { formatMoney } from '@portal/domain/format/money';
import { dayOf } from '@portal/domain/time/day';
import { showTheSame } from '@portal/family-pages/device-zone';
import { FAMILY_TIME } from '@portal/family-pages/family-time';
import { FAMILY_WORDS } from '@portal/family-pages/messages';
import { WORDS } from '../messages.ts';

interface Reader {
  readonly language: FamilyLanguage;
  /** Of the device. */
  readonly zone: string;
  /** In which the teacher lives. */
  readonly teacherZone: string;
}

export const ReaderContext = createContext<Reader | null>(null);

/** Who reads the page of a teacher, with the words, days and times of her language. */
export function useReader() {
  const reader = use(ReaderContext);
  if (!reader) throw new Error('ReaderContext is missing.');
  const { language, zone, teacherZone } = reader;
  const words = WORDS[language];
  const time = FAMILY_TIME[language];
  return {
    ...reader,
    words,
    time,
    common: FAMILY_WORDS[language],
    /** `금 20:00`: a time of the days that are shown. */
    brief(at: string): string {
      const [day, hour] = [time.weekday(dayOf(at, zone)), formatTime(at, zone)];
      return language === 'ko' ? `${day} ${hour}` : `${hour} ${day}`;
    },
    /** The same moment by the teacher's clocks, with the word for them; null where they show what the device shows. */
    theirs(at: string): string | null {
      if (showTheSame(zone, teacherZone, at)) return null;
      const isSameDay = dayOf(at, zone) === dayOf(at, teacherZone);
      const shown = isSameDay ? formatTime(at, teacherZone) : time.short(at, teacherZone);
      return words.times.theirs(time.clock(teacherZone, new Date(at)), shown);
    },
    /** An amount as it is written there. */
    money: (amount: number): string =>
      language === 'ko' ? formatMoney(amount) : `${formatMoney(amount, '').replaceAll(',', '.')} đ`,
  };
}
