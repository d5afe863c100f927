import { addDays, addMonths } from '@portal/domain/time/day';

/** A month `YYYY-MM` as `2026년 11월`. */
export function nameMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${year}년 ${number}월`;
}

/** `11월`, where the year is known. */
export const shortMonth = (month: string): string => `${Number(month.slice(5))}월`;

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}
