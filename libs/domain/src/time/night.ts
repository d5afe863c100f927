import { addDays, dayOf, instantOf, type InstantLike, minuteOf } from './day.ts';

/** When nobody is written to without a thought: from ten in the evening until seven, by the clocks of who reads it. */
export const NIGHT = { from: 22 * 60, to: 7 * 60 } as const;

/** Whether it is night in a zone. */
export function isNight(instant: InstantLike, zone: string): boolean {
  const minute = minuteOf(instant, zone);
  return minute >= NIGHT.from || minute < NIGHT.to;
}

/** The moment itself, or the end of the night that it falls into in a zone. */
export function afterNight(instant: Date, zone: string): Date {
  if (!isNight(instant, zone)) return instant;
  const day = dayOf(instant, zone);
  return instantOf(minuteOf(instant, zone) < NIGHT.to ? day : addDays(day, 1), NIGHT.to, zone);
}

/** An hour of the night as one says it: `밤 11시`, `새벽 3시`. */
export function sayNightHour(instant: InstantLike, zone: string): string {
  const hour = Math.floor(minuteOf(instant, zone) / 60);
  if (hour === 0) return '밤 12시';
  return hour < 12 ? `새벽 ${hour}시` : `밤 ${hour - 12}시`;
}
