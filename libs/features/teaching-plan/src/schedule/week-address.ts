import type { PlanTaskState } from '@portal/domain/planning/plan-task';
import { paths } from '@portal/domain/site/paths';
import { addDays, isDay, mondayOf } from '@portal/domain/time/day';

/** The Monday of the week that an address shows: this one, the next, the last, or the one that it names on that side of today. */
export function mondayOfAddress(state: PlanTaskState, week: string | null, today: string): string {
  const current = mondayOf(today);
  if (state === 'in-progress') return current;
  const named = week !== null && isDay(week) ? mondayOf(week) : null;
  if (state === 'upcoming') return named !== null && named > current ? named : addDays(current, 7);
  return named !== null && named < current ? named : addDays(current, -7);
}

/** The address of a week, by where it lies from today (RTE-10). */
export function pathOfWeek(monday: string, today: string): string {
  const current = mondayOf(today);
  if (monday === current) return paths.teachingPlanStatus('schedule', 'in-progress');
  return paths.teachingPlanStatus('schedule', monday > current ? 'upcoming' : 'completed', monday);
}
