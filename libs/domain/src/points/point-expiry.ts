import { addDays, addMonths, dayOf, DEFAULT_TIME_ZONE } from '../time/day.ts';

/** Points last a year beyond the month in which they were earned: a whole year in any case, and one day a month on which they end. */
const POINT_MONTHS = 12;

/** How many days before its end a lot is told of. */
export const POINT_NOTICE_DAYS = 14;

/** What comes back from a cancelled gift lasts at least so long: else there would be no time to use it. */
const RETURNED_DAYS = 30;

/** The last day on which points can be used that were earned at a moment; a day of the marketplace's zone. */
export const expiresOnOf = (earnedAt: Date): string =>
  addDays(addMonths(`${dayOf(earnedAt, DEFAULT_TIME_ZONE).slice(0, 7)}-01`, POINT_MONTHS + 1), -1);

/** The same of points that come back: their old day, or a later one where that is too near. */
export function returnedUntil(oldDay: string, at: Date): string {
  const soonest = addDays(dayOf(at, DEFAULT_TIME_ZONE), RETURNED_DAYS);
  return oldDay > soonest ? oldDay : soonest;
}
