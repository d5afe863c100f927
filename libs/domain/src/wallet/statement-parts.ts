import { DEFAULT_TIME_ZONE, instantOf } from '../time/day.ts';
import type { Earned, LessonIncome } from './income.ts';
import { payoutDayOf } from './payout-day.ts';
import type { StatementDetail } from './statements.contract.ts';

export interface MovedLessons extends Pick<Earned, 'gross' | 'fee' | 'net'> {
  readonly lessonCount: number;
}

/** What page and files call lessons that came from another system as one sum. */
export const movedLabel = (count: number): string => `이전 시스템에서 옮긴 수업 ${count.toLocaleString('ko-KR')}회`;

/** What page and files call the part of a month's income that its own payout could not have. */
export const PAID_LATER_LABEL = '그중 달이 끝난 뒤 확정되어 다음 지급에 들어가는 금액';

const sumOf = (items: readonly LessonIncome[], name: keyof Earned) => items.reduce((sum, one) => sum + one[name], 0);

/** What a statement has beyond the lessons that it lists, so that they add up; null where that is nothing. */
export function movedLessonsOf(
  detail: Pick<StatementDetail, 'items' | 'lessonCount' | 'gross' | 'fee' | 'net'>,
): MovedLessons | null {
  const { items } = detail;
  const rest = (name: 'gross' | 'fee' | 'net') => detail[name] - sumOf(items, name);
  const gross = rest('gross');
  if (gross === 0) return null;
  return { lessonCount: detail.lessonCount - items.length, gross, fee: rest('fee'), net: rest('net') };
}

/** What lessons of a month earned that were confirmed only after it: its payout had ended with it. */
export function paidLaterOf({ month, items }: Pick<StatementDetail, 'month' | 'items'>): number {
  const endsAt = instantOf(payoutDayOf(month), 0, DEFAULT_TIME_ZONE);
  return sumOf(
    items.filter(({ confirmedAt }) => confirmedAt !== null && new Date(confirmedAt) >= endsAt),
    'net',
  );
}
