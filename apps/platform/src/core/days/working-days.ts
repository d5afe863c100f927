import { addDays, dayOf, instantOf, isoWeekdayOf } from '@portal/domain/time/day';

const CLOSING_MINUTE = 18 * 60;

/**
 * The end of the `count`-th working day after the day of a moment, at 18:00 of the zone: neither Saturday, nor Sunday, nor one
 * of the holidays (`YYYY-MM-DD`).
 */
export function endOfWorkingDay(
  from: Date,
  count: number,
  { zone, holidays }: { readonly zone: string; readonly holidays: ReadonlySet<string> },
): Date {
  let day = dayOf(from, zone);
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isoWeekdayOf(day) <= 5 && !holidays.has(day)) left--;
  }
  return instantOf(day, CLOSING_MINUTE, zone);
}
