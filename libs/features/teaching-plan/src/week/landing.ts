import type { PlanTask } from '@portal/domain/planning/plan-task';
import { dayOf, instantOf, minuteOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';

export type Landing = { readonly kind: 'DUE' | 'SNOOZE'; readonly at: string };

interface Here {
  readonly now: Date;
  readonly zone: string;
}

const MORNING = minuteOfTime('09:00');
const LAST_MINUTE = minuteOfTime('23:59');

/**
 * What putting a task on a day means: one of her own is due then, at its time; what the product has noted is due when it is
 * due, and is out of sight until that morning. Null where nothing can or would change.
 */
export function landingOf(task: Pick<PlanTask, 'source' | 'dueAt'>, day: string, { now, zone }: Here): Landing | null {
  const today = dayOf(now, zone);
  if (day < today) return null;
  if (task.source === 'AUTO')
    return day === today ? null : { kind: 'SNOOZE', at: instantOf(day, MORNING, zone).toISOString() };
  if (day === dayOf(task.dueAt, zone) && Date.parse(task.dueAt) > now.getTime()) return null;
  const moments = [minuteOf(task.dueAt, zone), LAST_MINUTE].map((minute) => instantOf(day, minute, zone));
  const at = moments.find((moment) => moment > now);
  return at ? { kind: 'DUE', at: at.toISOString() } : null;
}
