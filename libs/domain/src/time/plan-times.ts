import { millisecondsInMinute } from 'date-fns/constants';
import { addDays, spanOfDay, weekdayOf } from './day.ts';
import { minuteOfTime } from './time-of-day.ts';
import type { WeekSlot } from './week-slot.ts';

/** A time of the week on one of its days. */
export interface PlannedTime {
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
}

/** What would have been a time, and why it is none. */
export interface LeftOutTime extends PlannedTime {
  readonly why: string;
}

export interface TimesPlan {
  readonly times: readonly PlannedTime[];
  readonly leftOut: readonly LeftOutTime[];
}

interface PlanOptions {
  readonly slots: readonly WeekSlot[];
  /** How many times are looked for. */
  readonly count: number;
  /** The first day that may have one. */
  readonly from: string;
  /** The last one: where it comes too early, fewer are found. */
  readonly until: string;
  readonly zone: string;
  /** What has begun by now is none. */
  readonly now: Date;
  /** Nor is that of which a change of the clocks leaves less. */
  readonly shortestMinutes: number;
  /** Why there is none then, such as the name of a holiday. */
  readonly obstacleOf: (time: PlannedTime) => string | undefined;
}

/**
 * The next times of a weekly schedule, in order, on the wall clock of a zone. On which days there is nothing is up to who plans:
 * for the lessons of a class and the dates of a course it is `obstaclesOf` (schedule/days-off.ts), so that both say the same.
 */
export function planTimes({ slots, count, from, until, ...rest }: PlanOptions): TimesPlan {
  const { zone, now, shortestMinutes, obstacleOf } = rest;
  const inOrder = slots.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const times: PlannedTime[] = [];
  const leftOut: LeftOutTime[] = [];
  for (let day = from; times.length < count && day <= until; day = addDays(day, 1)) {
    const weekday = weekdayOf(day);
    for (const slot of inOrder) {
      if (slot.weekday !== weekday || times.length === count) continue;
      const span = spanOfDay(day, [minuteOfTime(slot.start), minuteOfTime(slot.end)], zone);
      if (span.from <= now || +span.to - +span.from < shortestMinutes * millisecondsInMinute) continue;
      const time = { day, ...span };
      const why = obstacleOf(time);
      if (why === undefined) times.push(time);
      else leftOut.push({ ...time, why });
    }
  }
  return { times, leftOut };
}

/** Two weeks for each time, because no weekday is a holiday every second week, and as much for each stretch of days off. */
const FORTNIGHT = 14;

/**
 * The day by which `count` times of a weekly schedule are found, holidays and all. Stretches of days off push it out, as far as
 * it has come to them; they stand in order.
 */
export function lastPlanDay(
  from: string,
  count: number,
  stretchesOff: readonly { readonly first: string; readonly days: number }[] = [],
): string {
  return stretchesOff.reduce(
    (last, { first, days }) => (first <= last ? addDays(last, days + 2 * FORTNIGHT) : last),
    addDays(from, FORTNIGHT * (count + 1)),
  );
}
