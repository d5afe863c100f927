import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { ScheduleConflict, TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { commonSpan } from '../time/span-words.ts';
import { type WallTime, wallClock } from '../time/wall-clock.ts';

/** A longer picture would make an hour too short to be seen. */
const MAX_HOURS = 8;
const TICKS = 6;

/** A stretch on the axis in percent of its width; an end that lies beyond the axis says so. */
export interface Bar {
  readonly start: number;
  readonly length: number;
  readonly fromBefore: boolean;
  readonly goesOn: boolean;
}

export interface ConflictAxis {
  readonly ticks: readonly { readonly at: number; readonly wall: WallTime }[];
  readonly wanted: Bar;
  readonly other: Bar;
  /** What both want; null where they are only too close to each other. */
  readonly common: Bar | null;
}

const bounds = ({ startAt, endAt }: TimeSpan) => ({ start: Date.parse(startAt), end: Date.parse(endAt) });

/** Both stretches of a refusal on one small axis of whole hours (product-features 2.4). */
export function conflictAxis(
  { wanted, other }: Pick<ScheduleConflict, 'wanted' | 'other'>,
  zone: string,
): ConflictAxis {
  const clock = wallClock(zone);
  // Hours begin on the clocks of the zone, which may run half an hour beside the others.
  const floor = (time: number) => time - (clock(time).minute % 60) * millisecondsInMinute;
  const ceil = (time: number) => (floor(time) === time ? time : floor(time) + millisecondsInHour);
  const mine = bounds(wanted);
  const theirs = bounds(other);
  let from = floor(Math.min(mine.start, theirs.start));
  let to = ceil(Math.max(mine.end, theirs.end));
  if (to - from > MAX_HOURS * millisecondsInHour) {
    from = Math.max(from, floor(mine.start) - millisecondsInHour);
    to = Math.min(to, ceil(mine.end) + millisecondsInHour);
  }
  const percent = (time: number) => ((time - from) / (to - from)) * 100;
  const bar = ({ start, end }: ReturnType<typeof bounds>): Bar => {
    const first = Math.min(Math.max(start, from), to);
    const last = Math.max(Math.min(end, to), first);
    return {
      start: percent(first),
      length: percent(last) - percent(first),
      fromBefore: start < from,
      goesOn: end > to,
    };
  };
  const hours = (to - from) / millisecondsInHour;
  const step = Math.ceil(hours / TICKS);
  const common = commonSpan(wanted, other);
  return {
    ticks: Array.from({ length: Math.floor(hours / step) + 1 }, (_, index) => {
      const time = from + index * step * millisecondsInHour;
      return { at: percent(time), wall: clock(time) };
    }),
    wanted: bar(mine),
    other: bar(theirs),
    common: common && bar(bounds(common)),
  };
}
