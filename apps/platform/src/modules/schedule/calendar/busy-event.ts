import type { CalendarEvent } from '@portal/domain/schedule/calendar';
import { spanOfDay } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import type { Span } from '../../../core/days/span.ts';

/** The last minute that an entry can name stands for the end of its day. */
const endOf = (time: string): number => (time === '23:59' ? 24 * 60 : minuteOfTime(time));

/** The time that an own entry takes up: none for a moment without an end, nor where she is free all the same. */
export function busySpanOf({ date, time, endTime, busy }: CalendarEvent, timeZone: string): Span | undefined {
  if (!busy || endTime === null) return undefined;
  return spanOfDay(date, [minuteOfTime(time), endOf(endTime)], timeZone);
}
