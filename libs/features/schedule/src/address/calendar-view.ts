import { addDays, addMonths, isDay, mondayOf } from '@portal/domain/time/day';
import { type Day, daysFromTo, firstOfMonth, lastOfMonth, nearDays } from '../time/day.ts';

export const CALENDAR_VIEWS = ['day', 'week', 'month', 'agenda'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** What the address of the page says: `?view=week&date=2026-11-18`. */
export interface CalendarAddress {
  readonly view: CalendarView;
  readonly date: Day;
}

/** Days that are shown and asked for, both ends included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

const isView = (text: string | null): text is CalendarView => CALENDAR_VIEWS.some((view) => view === text);

/** Reads the address; what is missing or makes no sense becomes this week. */
export function readAddress(query: URLSearchParams, today: Day): CalendarAddress {
  const view = query.get('view');
  const date = query.get('date');
  // The neighbouring ranges of the first and the last years would leave the four-digit years.
  const usable = date !== null && isDay(date) && date >= '1900-01-01' && date <= '2999-12-31';
  return { view: isView(view) ? view : 'week', date: usable ? date : today };
}

export function writeAddress({ view, date }: CalendarAddress): string {
  return `view=${view}&date=${date}`;
}

/** The whole weeks of a month in `month`, one day in `day`, the week from Monday otherwise. */
export function visibleRange({ view, date }: CalendarAddress): DayRange {
  if (view === 'day') return { from: date, to: date };
  if (view === 'month') return { from: mondayOf(firstOfMonth(date)), to: addDays(mondayOf(lastOfMonth(date)), 6) };
  return weekOf(date);
}

export function weekOf(date: Day): DayRange {
  const monday = mondayOf(date);
  return { from: monday, to: addDays(monday, 6) };
}

/** The days that are asked for, where these are shown. */
export function askedDays(shown: DayRange, today: Day): DayRange {
  const near = nearDays(today);
  return near.from <= shown.from && shown.to <= near.to ? near : shown;
}

/** The unit that 이전 and 다음 move by. */
export function stepOf(view: CalendarView): 'day' | 'week' | 'month' {
  return view === 'agenda' ? 'week' : view;
}

export function stepped({ view, date }: CalendarAddress, direction: 1 | -1): CalendarAddress {
  if (view === 'month') return { view, date: addMonths(firstOfMonth(date), direction) };
  return { view, date: addDays(date, direction * (view === 'day' ? 1 : 7)) };
}

/** On a phone, whose list goes on from the chosen day: another week begins with its first day, this one with today. */
export function steppedOnPhone(address: CalendarAddress, direction: 1 | -1, today: Day): CalendarAddress {
  const next = stepped(address, direction);
  if (next.view !== 'week') return next;
  const { from, to } = weekOf(next.date);
  return { ...next, date: from <= today && today <= to ? today : from };
}

export const daysOf = ({ from, to }: DayRange): Day[] => daysFromTo(from, to);
