const MINUTE = 60_000;
const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-hc-h23', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** The wall clock of a zone at an instant, written as if it were UTC. */
function wallClock(instant: number, zone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const offsetAt = (instant: number, zone: string) => wallClock(instant, zone) - Math.floor(instant / 1000) * 1000;

// By zone and day; undefined where the clocks change near that day.
const steady = new Map<string, number | undefined>();
const MOST_STEADY = 20_000;

/** The offset of a whole day, when it is the same from the day before to the day after. */
function steadyOffset(day: string, midnight: number, zone: string): number | undefined {
  const key = `${zone} ${day}`;
  if (steady.has(key)) return steady.get(key);
  if (steady.size >= MOST_STEADY) steady.clear();
  const offset = offsetAt(midnight - DAY, zone);
  const found = offset === offsetAt(midnight + 2 * DAY, zone) ? offset : undefined;
  steady.set(key, found);
  return found;
}

/**
 * The instant of a minute of a local day, counted on the wall clock from midnight (1440 is the end of the day).
 * A time that comes twice is its first; a time that the zone leaves out is the moment at which it is left out.
 */
export function instantOf(day: string, minute: number, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const wall = midnight + minute * MINUTE;
  const offset = steadyOffset(day, midnight, zone);
  if (offset !== undefined) return new Date(wall - offset);
  const before = offsetAt(wall - DAY, zone);
  const after = offsetAt(wall + DAY, zone);
  const real = [before, after].map((offset) => wall - offset).filter((at) => wallClock(at, zone) === wall);
  return new Date(real.length ? Math.min(...real) : changeBetween(wall - after, wall - before, zone));
}

/** The day of an instant in a zone, `YYYY-MM-DD`. */
export const dayOf = (instant: Date, zone: string): string =>
  new Date(wallClock(instant.getTime(), zone)).toISOString().slice(0, 10);

/** Minutes after local midnight on the wall clock. */
export const minuteOf = (instant: Date, zone: string): number =>
  Math.floor((wallClock(instant.getTime(), zone) % DAY) / MINUTE);

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

// Where every zone's rules and every store's dates are sure to agree.
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

export const isKnownDay = (day: string): boolean => FIRST_DAY <= day && day <= LAST_DAY;

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY;

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

function changeBetween(low: number, high: number, zone: string): number {
  const offset = offsetAt(low, zone);
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(middle, zone) === offset) low = middle;
    else high = middle;
  }
  return high;
}
