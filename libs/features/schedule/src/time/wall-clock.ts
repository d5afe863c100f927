import { DEFAULT_TIME_ZONE, dayOf, minuteOf } from '@portal/domain/time/day';
import { isTimeZone } from '@portal/domain/time/time-zone';
import type { Day } from './day.ts';

/** Where an instant stands on the clocks of a zone: its day and the minutes since that day's midnight. */
export interface WallTime {
  readonly day: Day;
  readonly minute: number;
}

/** The zone itself when this browser knows it, else the default one. */
export const knownTimeZone = (timeZone: string | undefined): string =>
  timeZone && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;

/** Reads instants on the clocks of one zone. */
export const wallClock =
  (timeZone: string) =>
  (time: number): WallTime => ({ day: dayOf(time, timeZone), minute: minuteOf(time, timeZone) });
