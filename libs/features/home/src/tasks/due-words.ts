import { formatRelative, formatTime, nameDay } from '@portal/domain/format/date-time';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { dayOf } from '@portal/domain/time/day';
import { tasks } from '../messages.ts';

/** Until when a task is to be done: `오늘 17:00까지`; `2시간 전에 마감` once it is over; without an end, that. */
export function dueWords(
  { dueAt, isOverdue }: Pick<TodayTask, 'dueAt' | 'isOverdue'>,
  now: Date,
  zone: string,
): string {
  if (dueAt === null) return tasks.noDue;
  if (isOverdue) return tasks.overdue(formatRelative(dueAt, now, zone));
  return tasks.due(`${nameDay(dayOf(dueAt, zone), dayOf(now, zone))} ${formatTime(dueAt, zone)}`);
}
