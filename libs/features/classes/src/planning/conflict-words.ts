import { formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import { type ScheduleConflict, SCHEDULE_ITEM_LABELS } from '@portal/domain/teaching/schedule-conflict';
import { dayOf } from '@portal/domain/time/day';
import { preview as words } from '../planning-messages.ts';

/** What stands in the way of a lesson, with its kind, name and time. */
export function conflictWords({ kind, title, startAt, endAt }: ScheduleConflict['other'], zone: string): string {
  const when = `${formatDayWithWeekday(dayOf(startAt, zone))} ${formatTime(startAt, zone)}–${formatTime(endAt, zone)}`;
  return words.conflict(SCHEDULE_ITEM_LABELS[kind], title, when);
}
