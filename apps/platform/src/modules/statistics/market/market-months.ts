import { addDays, addMonths } from '@portal/domain/time/day';
import type { Period } from '../period.ts';

/** The month that begins on a day. */
export const wholeMonth = (first: string): Period => ({ from: first, to: addDays(addMonths(first, 1), -1) });

/** So many months in order, the last one is `month`. */
export const monthsUpTo = (month: string, count: number): Period[] =>
  Array.from({ length: count }, (_, n) => wholeMonth(addMonths(`${month}-01`, n + 1 - count)));
