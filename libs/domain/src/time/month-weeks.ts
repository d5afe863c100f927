import { addDays, addMonths, daysBetween, mondayOf } from './day.ts';

export const isSameMonth = (a: string, b: string): boolean => a.slice(0, 7) === b.slice(0, 7);

/** The whole weeks that the month of a day touches, from Monday. */
export function weeksOfMonth(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const monday = mondayOf(first);
  const count = Math.ceil(daysBetween(monday, addMonths(first, 1)) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_unused, index) => addDays(monday, week * 7 + index)),
  );
}
