import { addDays, dayOf, instantOf, isoWeekdayOf, minuteOf } from '@portal/domain/time/day';

export const DEMO_ZONE = 'Asia/Seoul';

/** The five running classes of the main teacher. */
type RunningClass = 'A' | 'B' | 'C' | 'D' | 'E';

/** A lesson that comes every week. */
interface WeekSlot {
  readonly of: RunningClass;
  /** 1 is Monday. */
  readonly weekday: number;
  readonly minute: number;
  readonly length: number;
}

const at = (hour: number, minute = 0) => hour * 60 + minute;
const GAP = 10;
const ANCHOR_LENGTH = 30;
const LAST_ANCHOR = at(23, 30);

/**
 * The lesson that is running now: it began 10 to 15 minutes ago on the next five-minute mark. Close to midnight it began a
 * little earlier or later, so that it stays inside the day.
 */
export function anchorOf(now: Date): { day: string; minute: number; start: Date } {
  const day = dayOf(now, DEMO_ZONE);
  const minute = Math.min(LAST_ANCHOR, Math.max(0, Math.floor((minuteOf(now, DEMO_ZONE) - 10) / 5) * 5));
  return { day, minute, start: instantOf(day, minute, DEMO_ZONE) };
}

/**
 * Fifteen lessons a week: two of 30 minutes, five of 50, five of 60, two of 120 and one of 180. Today has the lesson that is
 * running, the one that follows it without a break, and two more; the other eleven are on the days around, Sundays free.
 */
export function weekPattern(now: Date): WeekSlot[] {
  const anchor = anchorOf(now);
  const today = isoWeekdayOf(anchor.day);
  const busy: [number, number][] = [[anchor.minute - GAP, anchor.minute + ANCHOR_LENGTH + 50 + GAP]];
  const place = (length: number) => {
    const found = [at(16), at(17, 10), at(14, 30), at(18, 30), at(13, 20), at(19, 40), at(10)].find((minute) =>
      busy.every(([from, to]) => minute + length <= from || minute >= to),
    )!;
    busy.push([found - GAP, found + length + GAP]);
    return found;
  };
  const next = anchor.minute + ANCHOR_LENGTH;
  const days = [1, 2, 3, 4, 5, 6].filter((weekday) => weekday !== today);
  const [first, second, third, fourth] = days as [number, number, number, number];
  const last = days.at(-1)!;
  const isWeekend = last === 6;
  const slot = (of: RunningClass, weekday: number, minute: number, length: number): WeekSlot => ({
    of,
    weekday,
    minute,
    length,
  });
  return [
    slot('A', today, anchor.minute, ANCHOR_LENGTH),
    next < at(24) ? slot('B', today, next, 50) : slot('B', (today % 7) + 1, 0, 50),
    slot('C', today, place(50), 50),
    slot('D', today, place(60), 60),
    slot('B', first, at(16, 30), 50),
    slot('E', first, at(19), 60),
    slot('A', second, at(15, 30), 30),
    slot('C', second, at(16, 30), 50),
    slot('E', second, at(18), 120),
    slot('B', third, at(16), 50),
    slot('D', third, at(17, 10), 60),
    slot('A', fourth, at(17, 40), 60),
    slot('E', last, isWeekend ? at(10) : at(18, 10), 180),
    slot('D', last, isWeekend ? at(14) : at(16), 120),
    slot('C', last, isWeekend ? at(16, 30) : at(15), 60),
  ];
}

export interface PlannedSpan {
  readonly start: Date;
  readonly end: Date;
}

/** A stretch of a local day as instants. */
export function spanOn(day: string, minute: number, length: number): PlannedSpan {
  return { start: instantOf(day, minute, DEMO_ZONE), end: instantOf(day, minute + length, DEMO_ZONE) };
}

/** Every lesson of the pattern from `weeksBack` weeks before today to `weeksOn` weeks after it, in order of time. */
export function unfoldPattern(now: Date, weeksBack: number, weeksOn: number): (WeekSlot & PlannedSpan)[] {
  const { day: today } = anchorOf(now);
  const slots = weekPattern(now);
  const found: (WeekSlot & PlannedSpan)[] = [];
  for (let offset = -7 * weeksBack; offset <= 7 * weeksOn; offset++) {
    const day = addDays(today, offset);
    for (const slot of slots.filter(({ weekday }) => weekday === isoWeekdayOf(day)))
      found.push({ ...slot, ...spanOn(day, slot.minute, slot.length) });
  }
  return found.sort((one, other) => one.start.getTime() - other.start.getTime());
}
