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

/** Until when what is late is taken, after this deadline; nothing where it is not. */
export function lateLine(
  words: LateWords,
  { deadlineAt, lateAllowed, cutoffAt }: LateWindow,
  time: (at: Date) => string,
): LetterBlock | false {
  if (!lateAllowed || (cutoffAt && cutoffAt <= deadlineAt)) return false;
  return { label: words.late, value: cutoffAt ? words.lateUntil(time(cutoffAt)) : words.lateAlways };
}
