import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { TRIAL_TIMES_DAYS } from '@portal/domain/teachers/trial-lessons.contract';
import { addDays, dayOf, daysBetween, type InstantLike, instantOf, minuteOf } from '@portal/domain/time/day';

/** As far as the rules of any teacher let families book. */
export const LAST_STRETCH = Math.ceil(365 / TRIAL_TIMES_DAYS);

/** The days of a stretch of seven, counted from today: 0 begins today. */
export function daysOf(stretch: number, now: InstantLike, zone: string): string[] {
  const first = addDays(dayOf(now, zone), stretch * TRIAL_TIMES_DAYS);
  return Array.from({ length: TRIAL_TIMES_DAYS }, (_, at) => addDays(first, at));
}

/** From when the times of a stretch are asked for; the first one begins now. */
export const startOf = (stretch: number, days: readonly string[], zone: string): string | undefined =>
  stretch === 0 ? undefined : instantOf(days[0]!, 0, zone).toISOString();

/** In which stretch a moment lies. */
export const stretchOf = (at: InstantLike, now: InstantLike, zone: string): number =>
  Math.floor(daysBetween(dayOf(now, zone), dayOf(at, zone)) / TRIAL_TIMES_DAYS);

/** Times by their day on the reader's clocks. */
export const timesOf = (day: string, times: readonly TimeSpan[], zone: string): TimeSpan[] =>
  times.filter(({ startAt }) => dayOf(startAt, zone) === day);

const NOON = 12 * 60;
const EVENING = 18 * 60;

/** In which part of the day a time lies: 0 before noon, 1 after it, 2 in the evening. */
export function partOf(at: InstantLike, zone: string): 0 | 1 | 2 {
  const minute = minuteOf(at, zone);
  return minute < NOON ? 0 : minute < EVENING ? 1 : 2;
}
