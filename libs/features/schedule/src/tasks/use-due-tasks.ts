import { useMemo } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useListDueTasksQuery } from '@portal/api/planning/today.api';
import { momentOfTask } from '@portal/domain/planning/task-moment';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { inOrder } from '@portal/task/task-order';
import type { DayRange } from '../address/calendar-view.ts';
import type { Day } from '../time/day.ts';

interface DueTasks {
  /** What is to be done by the end of a day, the first thing to do first. */
  readonly tasksOf: ReadonlyMap<Day, readonly TodayTask[]>;
  readonly isFirstLoad: boolean;
  readonly problem: ApiProblem | undefined;
  readonly retry: () => void;
}

/** The unfinished tasks of the days of the calendar, by their day on the teacher's clocks (PLN-1). */
export function useDueTasks(range: DayRange, zone: string): DueTasks {
  const { data, error, isFetching, refetch } = useListDueTasksQuery(range, { refetchOnReconnect: true });
  const tasksOf = useMemo(
    () => Map.groupBy(inOrder(data?.tasks ?? [], zone), (task) => dayOf(momentOfTask(task, now()) ?? '', zone)),
    [data, zone],
  );
  return {
    tasksOf,
    isFirstLoad: data === undefined && isFetching,
    problem: error && !isFetching ? problemOf(error) : undefined,
    retry: () => void refetch(),
  };
}
