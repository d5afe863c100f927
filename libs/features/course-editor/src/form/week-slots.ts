import { millisecondsInMinute } from 'date-fns/constants';
import { formatDuration } from '@portal/domain/format/date-time';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import type { WrittenSlot } from '@portal/domain/time/week-slot';
import { WEEKDAYS } from '@portal/domain/time/weekday';

/** From Monday morning to Sunday night. */
export const inWeekOrder = <S extends Pick<WrittenSlot, 'weekday' | 'start'>>(slots: readonly S[]): S[] =>
  slots.toSorted((a, b) => WEEKDAYS.indexOf(a.weekday) - WEEKDAYS.indexOf(b.weekday) || (a.start < b.start ? -1 : 1));

/** How long a week of these times is, in words: `2시간 30분`. */
export function weekLength(slots: readonly Pick<WrittenSlot, 'start' | 'end'>[]): string {
  const minutes = slots.reduce((sum, { start, end }) => sum + Math.max(0, minuteOfTime(end) - minuteOfTime(start)), 0);
  return formatDuration(minutes * millisecondsInMinute);
}
