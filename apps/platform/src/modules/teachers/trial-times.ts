import { millisecondsInMinute } from 'date-fns/constants';
import { minuteOf } from '@portal/domain/time/day';
import { isInside, type Span } from '../../core/days/span.ts';

const QUARTER = 15 * millisecondsInMinute;
const HALF_HOUR_MINUTES = 30;

/**
 * Times for a lesson that long in open stretches: on the half hour by the teacher's clocks, and at the begin of a stretch that
 * begins on the quarter, so that none of it is lost.
 */
export function timesIn(open: readonly Span[], minutes: number, timeZone: string): Span[] {
  return open.flatMap((stretch) => {
    const times: Span[] = [];
    const first = Math.ceil(stretch.from.getTime() / QUARTER) * QUARTER;
    for (let at = first; at < stretch.to.getTime(); at += QUARTER) {
      const time = { from: new Date(at), to: new Date(at + minutes * millisecondsInMinute) };
      const isOffered = at === stretch.from.getTime() || minuteOf(time.from, timeZone) % HALF_HOUR_MINUTES === 0;
      if (isOffered && isInside(time, stretch)) times.push(time);
    }
    return times;
  });
}

/** Those that begin nearest to a moment, the nearest first. */
export const nearestTo = (times: readonly Span[], near: Date, count: number): Span[] =>
  times
    .toSorted(
      (one, other) =>
        Math.abs(one.from.getTime() - near.getTime()) - Math.abs(other.from.getTime() - near.getTime()) ||
        one.from.getTime() - other.from.getTime(),
    )
    .slice(0, count);
