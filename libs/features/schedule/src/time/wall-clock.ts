import { DEFAULT_TIME_ZONE, wallClockOf } from '@portal/domain/time/day';
import type { Day } from './day.ts';

/** Where an instant stands on the clocks of a zone: its day and the minutes since that day's midnight. */
export interface WallTime {
  readonly day: Day;
  readonly minute: number;
}

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** The zone itself when this browser knows it, else the default one. */
export function knownTimeZone(timeZone: string | undefined): string {
  if (!timeZone) return DEFAULT_TIME_ZONE;
  try {
    wallClockOf(0, timeZone);
    return timeZone;
  } catch {
    return DEFAULT_TIME_ZONE;
  }
}

function exactOffset(time: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClockOf(time, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

/**
 * Reads instants on the clocks of one zone. `Intl` is slow and a calendar holds a thousand instants, so the offset
 * is asked for once per UTC day; only on a day where it changes is each instant asked for.
 */
export function wallClock(timeZone: string): (time: number) => WallTime {
  const offsets = new Map<number, number | 'changes'>();
  const offsetAt = (time: number): number => {
    const utcDay = Math.floor(time / MS_PER_DAY);
    let offset = offsets.get(utcDay);
    if (offset === undefined) {
      const first = exactOffset(utcDay * MS_PER_DAY, timeZone);
      offset = first === exactOffset((utcDay + 1) * MS_PER_DAY - 1000, timeZone) ? first : 'changes';
      offsets.set(utcDay, offset);
    }
    return offset === 'changes' ? exactOffset(time, timeZone) : offset;
  };
  return (time) => {
    const local = time + offsetAt(time);
    const midnight = Math.floor(local / MS_PER_DAY) * MS_PER_DAY;
    return {
      day: new Date(midnight).toISOString().slice(0, 10),
      minute: Math.floor((local - midnight) / MS_PER_MINUTE),
    };
  };
}
