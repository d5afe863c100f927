import { dayOf, minuteOf } from '@portal/domain/time/day';
import type { Day } from './day.ts';

/** Where an instant stands on the clocks of a zone: its day and the minutes since that day's midnight. */
export interface WallTime {
  readonly day: Day;
  readonly minute: number;
}

/** Reads instants on the clocks of one zone. */
export const wallClock =
  (timeZone: string) =>
  (time: number): WallTime => ({ day: dayOf(time, timeZone), minute: minuteOf(time, timeZone) });
