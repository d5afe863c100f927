import { type Holiday, HOLIDAY_COUNTRY_LABELS } from '@portal/domain/time/holiday';
import type { Day } from './day.ts';

/** Holidays of each day, those of Korea first. */
export function holidaysByDay(holidays: readonly Holiday[]): ReadonlyMap<Day, readonly Holiday[]> {
  const days = new Map<Day, Holiday[]>();
  for (const holiday of holidays) days.set(holiday.date, [...(days.get(holiday.date) ?? []), holiday]);
  for (const list of days.values()) list.sort((a, b) => Number(b.country === 'KR') - Number(a.country === 'KR'));
  return days;
}

/** `설날`, or `베트남 국경일` for another country's; several stand beside each other. */
export const holidayWords = (holidays: readonly Holiday[]): string =>
  holidays
    .map(({ country, name }) => (country === 'KR' ? name : `${HOLIDAY_COUNTRY_LABELS[country]} ${name}`))
    .join(' · ');

/** Whether the number of the day is red, as in a Korean calendar: only its own holidays make it so. */
export const isRedDay = (holidays: readonly Holiday[]): boolean => holidays.some(({ country }) => country === 'KR');
