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

// Days are counted in UTC, where each has 24 hours; a zone plays no part in them.
const numberOfDay = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
const dayOfNumber = (n: number) => new Date(n * DAY_MS).toISOString().slice(0, 10);

export function addDays(day: string, count: number): string {
  return dayOfNumber(numberOfDay(day) + count);
}

/** How many days `to` lies after `from`; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return numberOfDay(to) - numberOfDay(from);
}

export function weekdayOf(day: string): Weekday {
  // 1970-01-01 was a Thursday, the fourth of the week.
  const index = (((numberOfDay(day) + 3) % 7) + 7) % 7;
  return WEEKDAYS[index] ?? 'MONDAY';
}

/** The Monday of the week in which a day lies. */
export function mondayOf(day: string): string {
  return addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
}

/** The same day `count` months later, or the last day of that month where there is none (31 January + 1 = 28 February). */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

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
