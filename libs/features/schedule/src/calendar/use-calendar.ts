import { useMemo } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import type { DayRange } from '../address/calendar-view.ts';
import { type CalendarItem, itemsByDay } from '../items/calendar-item.ts';
import type { Day } from '../time/day.ts';
import { wallClock } from '../time/wall-clock.ts';

const NOTHING: ReadonlyMap<Day, readonly CalendarItem[]> = new Map();

interface VisibleCalendar {
  /** What came last, perhaps for other days: a month already holds the week that is opened from it. */
  readonly calendar: Calendar | undefined;
  readonly itemsOf: ReadonlyMap<Day, readonly CalendarItem[]>;
  /** Nothing has come yet, or nothing for these days. */
  readonly isFirstLoad: boolean;
  readonly isComplete: boolean;
  readonly isRefreshing: boolean;
  readonly problem: ApiProblem | undefined;
  readonly retry: () => void;
}

/** The calendar of the visible days alone; what was there stays while newer data is on its way. */
export function useCalendar(range: DayRange): VisibleCalendar {
  const { data, currentData, error, isFetching, refetch } = useGetCalendarQuery(range, { refetchOnReconnect: true });
  const zone = useTeacherZone();
  const itemsOf = useMemo(() => (data ? itemsByDay(data, wallClock(zone)) : NOTHING), [data, zone]);
  return {
    calendar: data,
    itemsOf,
    isFirstLoad: data === undefined && isFetching,
    isComplete: currentData !== undefined,
    isRefreshing: data !== undefined && isFetching,
    problem: error && !isFetching ? problemOf(error) : undefined,
    retry: () => void refetch(),
  };
}
