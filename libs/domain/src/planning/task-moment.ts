import type { PlanTask } from './plan-task.ts';
import type { TodayTask } from './today.contract.ts';

/** Whether a task is out of sight until later. */
export const isPutOff = ({ snoozedUntil }: Pick<PlanTask, 'snoozedUntil'>, now: Date): boolean =>
  snoozedUntil !== null && Date.parse(snoozedUntil) > now.getTime();

/** When a task of her plan stands among the days: when it is seen again, else when it is due. */
export const momentOfPlanTask = (task: Pick<PlanTask, 'snoozedUntil' | 'dueAt'>, now: Date): string =>
  task.snoozedUntil !== null && isPutOff(task, now) ? task.snoozedUntil : task.dueAt;

/** The same of all that waits; null for what has no end. */
export const momentOfTask = ({ dueAt, action }: Pick<TodayTask, 'dueAt' | 'action'>, now: Date): string | null =>
  'task' in action ? momentOfPlanTask(action.task, now) : dueAt;
