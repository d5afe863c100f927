import type { TodayTask } from '@portal/domain/planning/today.contract';
import { addDays, dayOf, isoWeekdayOf } from '@portal/domain/time/day';

export const WHENS = ['overdue', 'today', 'tomorrow', 'week', 'later'] as const;
export type When = (typeof WHENS)[number];

function whenOf({ dueAt, isOverdue }: TodayTask, today: string, zone: string): When {
  if (isOverdue) return 'overdue';
  if (dueAt === null) return 'later';
  const day = dayOf(dueAt, zone);
  if (day <= today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  return day <= addDays(today, 7 - isoWeekdayOf(today)) ? 'week' : 'later';
}

/** How many of some tasks are due when; what is not due at all is for later. */
export function countByWhen(tasks: readonly TodayTask[], now: Date, zone: string): [when: When, count: number][] {
  const groups = Map.groupBy(tasks, (task) => whenOf(task, dayOf(now, zone), zone));
  return WHENS.flatMap((when): [When, number][] => {
    const count = groups.get(when)?.length ?? 0;
    return count > 0 ? [[when, count]] : [];
  });
}
