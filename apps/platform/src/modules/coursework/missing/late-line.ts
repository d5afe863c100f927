import type { FamilyLanguage } from '../../classes/module.ts';
import type { LetterBlock } from '../../notifications/module.ts';
import type { AssignmentRow } from '../assignments/assignments.tables.ts';

export interface LateWords {
  readonly late: string;
  readonly lateUntil: (when: string) => string;
  readonly lateAlways: string;
}

export const LATE_WORDS: Record<FamilyLanguage, LateWords> = {
  ko: {
    late: '늦은 제출',
    lateUntil: (when) => `${when}까지 받아요`,
    lateAlways: '마감 뒤에도 받아요',
  },
  vi: {
    late: 'Nộp muộn',
    lateUntil: (when) => `nhận đến ${when}`,
    lateAlways: 'vẫn nhận sau hạn nộp',
  },
};

export type LateWindow = Pick<AssignmentRow, 'deadlineAt' | 'lateAllowed' | 'cutoffAt'>;

export type DatesChange = 'extended' | 'broughtForward' | 'lateWindow';

/** What a family has to know of other dates; the deadline tells more than the time after it. */
export function changeOfDates(before: LateWindow, now: LateWindow): DatesChange | undefined {
  if (now.deadlineAt > before.deadlineAt) return 'extended';
  if (now.deadlineAt < before.deadlineAt) return 'broughtForward';
  return lateEnd(before) === lateEnd(now) ? undefined : 'lateWindow';
}

/** Until when what is late is taken, in ms: the deadline itself where it is not, no end where nothing ends it. */
function lateEnd({ deadlineAt, lateAllowed, cutoffAt }: LateWindow): number {
  if (!lateAllowed) return deadlineAt.getTime();
  return cutoffAt ? Math.max(cutoffAt.getTime(), deadlineAt.getTime()) : Infinity;
}

/** Until when what is late is taken, after this deadline; nothing where it is not. */
export function lateLine(words: LateWords, window: LateWindow, time: (at: Date) => string): LetterBlock | false {
  const end = lateEnd(window);
  if (end === window.deadlineAt.getTime()) return false;
  return { label: words.late, value: end === Infinity ? words.lateAlways : words.lateUntil(time(new Date(end))) };
}
