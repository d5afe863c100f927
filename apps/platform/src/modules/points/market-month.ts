import { addMonths, dayOf, DEFAULT_TIME_ZONE, instantOf } from '@portal/domain/time/day';

/** The calendar month of a moment in a zone; of the marketplace, so that a month is the same for everybody. */
export function marketMonth(now: Date, zone = DEFAULT_TIME_ZONE): { month: string; from: Date; until: Date } {
  const month = dayOf(now, zone).slice(0, 7);
  const first = `${month}-01`;
  return { month, from: instantOf(first, 0, zone), until: instantOf(addMonths(first, 1), 0, zone) };
}
