import {
  addDays as addCalendarDays,
  addMonths as addCalendarMonths,
  differenceInCalendarDays,
  formatISO,
  getISODay,
  parseISO,
  startOfISOWeek,
} from 'date-fns';
import { WEEKDAYS, type Weekday } from './weekday.ts';

/** Where the teachers of the Korean edition live; an answer that names its own zone wins. */
export const DEFAULT_TIME_ZONE = 'Asia/Seoul';

/** An instant as ISO text, milliseconds or a Date. */
export type InstantLike = string | number | Date;

/** Wall-clock reading of an instant in a zone; `month` and `day` count from 1. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const DAY_MS = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs a hundred times its use, and a page shows dozens of times in one zone.
function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** What the clocks of an IANA zone show at an instant. Throws RangeError for an unknown zone or an invalid instant. */
export function wallClockOf(instant: InstantLike, zone: string): WallClock {
  const read: Record<string, number> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(new Date(instant))) read[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = read;
  return { year, month, day, hour, minute, second };
}

export const twoDigits = (n: number) => String(n).padStart(2, '0');

/** The calendar day, `YYYY-MM-DD`, of an instant in a zone. */
export function dayOf(instant: InstantLike, zone: string): string {
  const { year, month, day } = wallClockOf(instant, zone);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

// A day without a zone is read as a local midnight and written back as one: date-fns counts calendar days, not hours.
const written = (date: Date) => formatISO(date, { representation: 'date' });

export const addDays = (day: string, count: number): string => written(addCalendarDays(parseISO(day), count));

/** How many days `to` lies after `from`; negative when it lies before. */
export const daysBetween = (from: string, to: string): number => differenceInCalendarDays(parseISO(to), parseISO(from));

export const weekdayOf = (day: string): Weekday => WEEKDAYS[getISODay(parseISO(day)) - 1] ?? 'MONDAY';

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: string): string => written(startOfISOWeek(parseISO(day)));

/** The same day `count` months later, or the last day of that month where there is none (31 January + 1 = 28 February). */
export const addMonths = (day: string, count: number): string => written(addCalendarMonths(parseISO(day), count));

/**
 * The instant at which the clocks of a zone show a day and a time (`HH:mm`).
 * A time that a clock change skips moves on by the change; one that it repeats is taken the first time.
 */
export function instantOf(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (ms: number) => {
    const { year, month, day: date, hour, minute, second } = wallClockOf(ms, zone);
    return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(ms / 1000) * 1000;
  };
  // The two offsets around the wanted moment differ only near a clock change.
  const before = wanted - offsetAt(wanted - DAY_MS);
  const after = wanted - offsetAt(wanted + DAY_MS);
  return new Date(before + offsetAt(before) === wanted || after + offsetAt(after) !== wanted ? before : after);
}
