import type { TodayTask } from '@portal/domain/planning/today.contract';
import { addDays, dayOf, isoWeekdayOf } from '@portal/domain/time/day';

export const GROUPS = ['overdue', 'today', 'week', 'next', 'someday', 'asleep', 'later'] as const;
export type Group = (typeof GROUPS)[number];

export interface Days {
  /** `YYYY-MM-DD` on her clocks. */
  readonly today: string;
  readonly zone: string;
}

/** In which part of the list a task stands: by its day, on her clocks. */
export function groupOf(task: TodayTask, state: 'in-progress' | 'upcoming', { today, zone }: Days): Group {
  if (state === 'upcoming') return snoozedUntil(task) === null ? 'later' : 'asleep';
  if (task.isOverdue) return 'overdue';
  if (task.dueAt === null) return 'someday';
  const day = dayOf(task.dueAt, zone);
  if (day <= today) return 'today';
  return day <= addDays(today, 7 - isoWeekdayOf(today)) ? 'week' : 'next';
}

const snoozedUntil = ({ action }: TodayTask): string | null => ('task' in action ? action.task.snoozedUntil : null);

/** The groups that have something, in their order; within each the order of the list. */
export function groupTasks(
  tasks: readonly TodayTask[],
  state: 'in-progress' | 'upcoming',
  days: Days,
): [group: Group, tasks: readonly TodayTask[]][] {
  const groups = Map.groupBy(tasks, (task) => groupOf(task, state, days));
  return GROUPS.flatMap((group): [Group, readonly TodayTask[]][] => {
    const list = groups.get(group);
    return list ? [[group, list]] : [];
  });
}
