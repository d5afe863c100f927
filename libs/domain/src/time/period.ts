import { addDays, addMonths } from './day.ts';

/** The stretches of time that lists and figures are asked for (INC-5). */
export const PERIODS = ['W1', 'W2', 'W3', 'W4', 'M1', 'M2', 'M3', 'M6', 'Y1', 'CUSTOM'] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS: Record<Period, string> = {
  W1: '1주',
  W2: '2주',
  W3: '3주',
  W4: '4주',
  M1: '1개월',
  M2: '2개월',
  M3: '3개월',
  M6: '6개월',
  Y1: '1년',
  CUSTOM: '직접 정하기',
};

const WEEKS: Partial<Record<Period, number>> = { W1: 1, W2: 2, W3: 3, W4: 4 };
const MONTHS: Partial<Record<Period, number>> = { M1: 1, M2: 2, M3: 3, M6: 6, Y1: 12 };

/** The first and the last day of a period that ends today or, looking ahead, begins today; both are included. */
export function daysOfPeriod(
  period: Exclude<Period, 'CUSTOM'>,
  today: string,
  way: 'back' | 'ahead' = 'back',
): { from: string; to: string } {
  const step = way === 'back' ? -1 : 1;
  const weeks = WEEKS[period];
  const end = weeks === undefined ? addMonths(today, step * (MONTHS[period] ?? 0)) : addDays(today, step * 7 * weeks);
  // A week has seven days, today is one of them.
  const last = addDays(end, -step);
  return way === 'back' ? { from: last, to: today } : { from: today, to: last };
}
