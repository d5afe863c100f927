import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { PlanTaskState } from '@portal/domain/planning/plan-task';
import { REMINDER_TYPES, type ReminderType } from '@portal/domain/planning/task';
import { momentOfTask } from '@portal/domain/planning/task-moment';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { dayOf, isDay } from '@portal/domain/time/day';
import { daysOfPeriod, PERIODS } from '@portal/domain/time/period';
import type { ChosenPeriod } from '@portal/ui/period-field';

const NAMES = ['type', 'classId', 'period', 'from', 'to'] as const;
export type FilterValues = Partial<Record<(typeof NAMES)[number], string>>;

export interface TaskFilters {
  readonly type: ReminderType | undefined;
  readonly classId: string | undefined;
  readonly chosen: ChosenPeriod;
  /** The days that the period means; an open end is missing. */
  readonly days: { readonly from?: string; readonly to?: string };
}

const dayIn = (query: URLSearchParams, name: 'from' | 'to') => {
  const day = query.get(name) ?? '';
  return isDay(day) ? day : '';
};

/** Class, type and period of the list as they stand in its address (RTE-10, INC-5). */
export function useTaskFilters(state: PlanTaskState, today: string) {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (values: FilterValues) =>
      setQuery(
        (old) => {
          const next = new URLSearchParams(old);
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          next.delete('page');
          return next;
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  );
  const chosen: ChosenPeriod = {
    period: PERIODS.find((period) => period === query.get('period')) ?? '',
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
  };
  const filters: TaskFilters = {
    type: REMINDER_TYPES.find((type) => type === query.get('type')),
    classId: query.get('classId') ?? undefined,
    chosen,
    days: daysOf(chosen, state, today),
  };
  return {
    filters,
    isFiltered: NAMES.some((name) => query.has(name)),
    change,
    reset: () => change(Object.fromEntries(NAMES.map((name) => [name, '']))),
  };
}

/** What is done lies behind, what comes lies ahead; of what is in progress, a period leaves out what is overdue for longer. */
function daysOf({ period, from, to }: ChosenPeriod, state: PlanTaskState, today: string): TaskFilters['days'] {
  if (period === '') return {};
  if (period === 'CUSTOM') return { ...(from && { from }), ...(to && { to }) };
  const days = daysOfPeriod(period, today, state === 'upcoming' ? 'ahead' : 'back');
  return state === 'in-progress' ? { from: days.from } : days;
}

/** Whether an open task is of a class and stands on one of the days; what has no end is of every period. */
export function isOfClassAndDays(
  { classId, days }: TaskFilters,
  { now, zone }: { now: Date; zone: string },
): (task: TodayTask) => boolean {
  return (task) => {
    if (classId !== undefined && task.class?.id !== classId) return false;
    const moment = momentOfTask(task, now);
    if (moment === null) return true;
    const day = dayOf(moment, zone);
    return (days.from === undefined || days.from <= day) && (days.to === undefined || day <= days.to);
  };
}
