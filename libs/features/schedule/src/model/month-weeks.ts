import { type CalendarAddress, daysOf, visibleRange } from './calendar-view.ts';
import type { Day } from './day.ts';

/** The whole weeks that a month touches, from Monday. */
export function monthWeeks(date: CalendarAddress['date']): Day[][] {
  const days = daysOf(visibleRange({ view: 'month', date }));
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

export const isSameMonth = (a: Day, b: Day): boolean => a.slice(0, 7) === b.slice(0, 7);
