import { formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import { formatDayRange, formatTimeRange } from '@portal/domain/format/range';
import { type ScheduleConflict, SCHEDULE_ITEM_LABELS, type TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { dayOf } from '@portal/domain/time/day';
import { preview as words } from '../planning-messages.ts';

/** Its day and time, or its first and last day where it goes over several, such as a week off. */
function spanWords({ startAt, endAt }: TimeSpan, zone: string): string {
  const first = dayOf(startAt, zone);
  // What ends at midnight does not touch the day that begins there.
  const last = dayOf(Date.parse(endAt) - 1, zone);
  if (first !== last) return formatDayRange(formatDayWithWeekday(first), formatDayWithWeekday(last));
  const [from, until] = [formatTime(startAt, zone), formatTime(endAt, zone)];
  // From midnight to midnight is the whole day.
  return from === until
    ? formatDayWithWeekday(first)
    : `${formatDayWithWeekday(first)} ${formatTimeRange(from, until)}`;
}

/** What stands in the way of a lesson, with its kind, name and time. */
export function conflictWords({ kind, title, ...span }: ScheduleConflict['other'], zone: string): string {
  return words.conflict(SCHEDULE_ITEM_LABELS[kind], title, spanWords(span, zone));
}
