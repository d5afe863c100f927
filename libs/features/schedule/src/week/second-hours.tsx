import { useMemo } from 'react';
import { formatDay } from '@portal/domain/format/date-time';
import { tall } from '../items/grid-length.ts';
import type { Day } from '../time/day.ts';
import { secondClock } from '../time/second-clock.ts';

interface Props {
  days: readonly Day[];
  hours: readonly number[];
  /** The first minute of the grid. */
  from: number;
  timeZone: string;
  secondTimeZone: string;
}

/**
 * The hours of the grid on the clocks of another city, beside the own ones. Where its day is another one, that is said
 * at the first hour of it; where its clocks change within the week, the second reading follows with its first day.
 */
export function SecondHours({ days, hours, from: first, timeZone, secondTimeZone }: Props) {
  const rows = useMemo(
    () => secondClock(days, hours, timeZone, secondTimeZone),
    [days, hours, timeZone, secondTimeZone],
  );
  return rows.map((readings, index) => (
    <span className="hour second" key={hours[index]} style={{ top: tall((hours[index] ?? 0) * 60 - first) }}>
      {readings.map(({ from, time, shift }, place) => (
        <span key={from} className="reading">
          {place > 0 && <span className="from">{formatDay(from).slice(0, 5)}–</span>}
          {shift !== (rows[index - 1]?.[place]?.shift ?? '') && <span className="from">{shift || '같은 날'}</span>}
          {time}
        </span>
      ))}
    </span>
  ));
}
