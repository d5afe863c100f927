import type { Stretch } from '../items/lay-out-day.ts';

/** First and last hour of the grid; the last is where it ends. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

const WORKING_HOURS: Hours = { from: 8, to: 22 };
export const WHOLE_DAY: Hours = { from: 0, to: 24 };

/** The working hours, widened to whole hours where something lies outside them. */
export function visibleHours(items: Iterable<Stretch>): Hours {
  let { from, to } = WORKING_HOURS;
  for (const { start, end } of items) {
    from = Math.min(from, Math.floor(start / 60));
    to = Math.max(to, Math.ceil(end / 60));
  }
  return { from, to };
}

export const hoursOf = ({ from, to }: Hours): number[] => Array.from({ length: to - from }, (_, index) => from + index);
