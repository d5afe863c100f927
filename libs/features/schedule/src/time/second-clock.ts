import { instantOf } from '@portal/domain/time/day';
import { timeOfMinute } from '@portal/domain/time/time-of-day';
import type { Day } from './day.ts';
import { wallClock } from './wall-clock.ts';
import { dayShift } from './zone-words.ts';

/** What the other clock shows at an hour, from one of the visible days on. */
export interface SecondHour {
  readonly from: Day;
  readonly time: string;
  /** Its day beside the own one. */
  readonly shift: ReturnType<typeof dayShift>;
}

/**
 * For each hour of the grid, what the clocks of another zone show. One reading serves all days, unless the clocks of
 * either zone change within them: then a second one follows with the day from which it holds.
 */
export function secondClock(
  days: readonly Day[],
  hours: readonly number[],
  zone: string,
  second: string,
): readonly (readonly SecondHour[])[] {
  const at = wallClock(second);
  return hours.map((hour) => {
    const readings: SecondHour[] = [];
    for (const day of days) {
      const { day: otherDay, minute } = at(instantOf(day, hour * 60, zone).getTime());
      const time = timeOfMinute(minute);
      const shift = dayShift(day, otherDay);
      const last = readings.at(-1);
      if (last?.time !== time || last.shift !== shift) readings.push({ from: day, time, shift });
    }
    return readings;
  });
}
