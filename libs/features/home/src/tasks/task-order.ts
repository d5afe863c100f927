import type { TodayTask } from '@portal/domain/planning/today.contract';
import { addDays, dayOf, isoWeekdayOf } from '@portal/domain/time/day';

/** What weighs more comes first among what is due on the same day: a lesson that is not closed, then whoever waits. */
const WEIGHTS: readonly ((task: TodayTask) => boolean)[] = [
  ({ action }) => action.kind === 'WRAP_UP',
  ({ action }) => action.kind === 'ANSWER_MOVE',
  ({ type }) => type === 'SUBMISSION_EVALUATION',
  ({ action }) => action.kind !== 'FINISH_TASK' || action.task.source === 'AUTO',
];

function weightOf(task: TodayTask): number {
  const at = WEIGHTS.findIndex((isIt) => isIt(task));
  return at === -1 ? WEIGHTS.length : at;
}
const timeOf = ({ dueAt }: TodayTask) => (dueAt === null ? Infinity : Date.parse(dueAt));

/** What is to be done first: what is overdue, then by the day on which it is due, by its weight, and by its time. */
export function inOrder(tasks: readonly TodayTask[], zone: string): TodayTask[] {
  const dayOfTask = ({ dueAt, isOverdue }: TodayTask) => (isOverdue ? '' : dueAt === null ? '~' : dayOf(dueAt, zone));
  return tasks.toSorted((one, other) => {
    const [day, otherDay] = [dayOfTask(one), dayOfTask(other)];
    if (day !== otherDay) return day < otherDay ? -1 : 1;
    return (one.isOverdue ? 0 : weightOf(one) - weightOf(other)) || timeOf(one) - timeOf(other) || 0;
  });
}

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
