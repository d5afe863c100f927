import { addDays, addMonths, daysBetween, mondayOf } from '@portal/domain/time/day';

/** A calendar day without a zone, `YYYY-MM-DD`; such strings compare in time order. */
export type Day = string;

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

export const lastOfMonth = (day: Day): Day => addDays(addMonths(firstOfMonth(day), 1), -1);

/** Today's week and the next seven days: what the calendar shows at first and what lies beside it, in one question. */
export const nearDays = (today: Day) => ({ from: mondayOf(today), to: addDays(today, 7) });

/** Every day from `from` to `to`, both included. */
export function daysFromTo(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}
