import { formatTime, nameDay } from '@portal/domain/format/date-time';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { dayOf } from '@portal/domain/time/day';
import { messages } from './messages.ts';

/** Until when a task is to be done: `오늘 17:00까지`; `어제 17:00 마감이 지났어요` once it is over; without an end, that. */
export function dueWords(
  { dueAt, isOverdue }: Pick<TodayTask, 'dueAt' | 'isOverdue'>,
  now: Date,
  zone: string,
): string {
  if (dueAt === null) return messages.noDue;
  const when = `${nameDay(dayOf(dueAt, zone), dayOf(now, zone))} ${formatTime(dueAt, zone)}`;
  return isOverdue ? messages.overdue(when) : messages.due(when);
}
