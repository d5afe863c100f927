import { addDays as addCalendarDays } from 'date-fns/addDays';
import { addMonths as addCalendarMonths } from 'date-fns/addMonths';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { getISODay } from 'date-fns/getISODay';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { offsetAt } from './time-zone.ts';
import { WEEKDAYS, type Weekday } from './weekday.ts';

/** Where the teachers of the Korean edition live: the zone of everything that is no single teacher's. */
export const DEFAULT_TIME_ZONE = 'Asia/Seoul';

/** An instant as ISO text, milliseconds or a Date. */
export type InstantLike = string | number | Date;

/** The clocks of a zone at an instant, in ms, as if they were those of UTC. */
function wallClockOf(instant: InstantLike, zone: string): number {
  const ms = +new Date(instant);
  return ms + offsetAt(ms, zone);
}

/** The calendar day, `YYYY-MM-DD`, of an instant in a zone. Throws RangeError for an unknown zone or an invalid instant. */
export const dayOf = (instant: InstantLike, zone: string): string =>
  new Date(wallClockOf(instant, zone)).toISOString().slice(0, 10);

/** Minutes since midnight on the clocks of a zone. Throws RangeError for an unknown zone or an invalid instant. */
export function minuteOf(instant: InstantLike, zone: string): number {
  const clock = new Date(wallClockOf(instant, zone));
  return clock.getUTCHours() * 60 + clock.getUTCMinutes();
}

export const twoDigits = (n: number) => String(n).padStart(2, '0');

// A day without a zone is read as a local midnight and written back as one: date-fns counts calendar days, not hours.
// Not by parseISO, which takes ten times as long, and the server unfolds years of days.
const read = (day: string) => new Date(`${day}T00:00`);
const written = (date: Date) => formatISO(date, { representation: 'date' });

export const addDays = (day: string, count: number): string => written(addCalendarDays(read(day), count));

/** How many days `to` lies after `from`; negative when it lies before. */
export const daysBetween = (from: string, to: string): number => differenceInCalendarDays(read(to), read(from));

/** 1 is Monday, 7 is Sunday. */
export const isoWeekdayOf = (day: string): number => getISODay(read(day));

export const weekdayOf = (day: string): Weekday => WEEKDAYS[isoWeekdayOf(day) - 1] ?? 'MONDAY';

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: string): string => written(startOfISOWeek(read(day)));

/** The same day `count` months later, or the last day of that month where there is none (31 January + 1 = 28 February). */
export const addMonths = (day: string, count: number): string => written(addCalendarMonths(read(day), count));

/** The instants at which the clocks of a zone would show a time by the offsets of the day before and of the day after. */
function readingsOf(day: string, minute: number, zone: string) {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * millisecondsInMinute;
  const before = wall - offsetAt(wall - millisecondsInDay, zone);
  const after = wall - offsetAt(wall + millisecondsInDay, zone);
  const isShownAt = (at: number) => before === after || at + offsetAt(at, zone) === wall;
  return { before, after, first: isShownAt(before) ? before : isShownAt(after) ? after : undefined };
}

/**
 * The instant at which the clocks of a zone show a minute of a day, counted from midnight; 1440 is the end of the day.
 * A time that comes twice is its first; one that the zone leaves out is later by as much as it leaves out: the rule of
 * Temporal and iCalendar (docs/decisions/0024-times-on-the-clock.md).
 */
export function instantOf(day: string, minute: number, zone: string): Date {
  const { first, before } = readingsOf(day, minute, zone);
  return new Date(first ?? before);
}

/**
 * The instant at which something ends on the clocks of a zone. A time that the zone leaves out is the moment at which its
 * clocks change: then it is over by the clock on the wall, and never runs into what begins next.
 */
export function endInstantOf(day: string, minute: number, zone: string): Date {
  const { first, before, after } = readingsOf(day, minute, zone);
  return new Date(first ?? changeBetween(after, before, zone));
}

/** From one minute of a day to another on the clocks of a zone; empty where the zone leaves all of it out. */
export function spanOfDay(day: string, [start, end]: readonly [start: number, end: number], zone: string) {
  const from = instantOf(day, start, zone);
  const to = endInstantOf(day, end, zone);
  return { from, to: to < from ? from : to };
}

/** The minute between two instants at which the clocks of a zone have changed. */
function changeBetween(low: number, high: number, zone: string): number {
  const offset = offsetAt(low, zone);
  while (high - low > millisecondsInMinute) {
    const middle = low + Math.ceil((high - low) / 2 / millisecondsInMinute) * millisecondsInMinute;
    if (offsetAt(middle, zone) === offset) low = middle;
    else high = middle;
  }
  return high;
}

/** Whether a text names a day that exists, as `YYYY-MM-DD`. `Date` would move the 31st of February to March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

// Where every zone's rules and every store's dates are sure to agree.
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

/** Whether a day lies within the 300 years in which the calendar is sure of it. */
export const isKnownDay = (day: string): boolean => FIRST_DAY <= day && day <= LAST_DAY;
