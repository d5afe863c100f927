import type { TodayTask } from '@portal/domain/planning/today.contract';
import { dayOf } from '@portal/domain/time/day';

/** What weighs more comes first among what is due on the same day: a lesson that is not closed, then whoever waits. */
const WEIGHTS: readonly ((task: TodayTask) => boolean)[] = [
  ({ action }) => action.kind === 'WRAP_UP',
  ({ action }) => action.kind === 'ANSWER_MOVE',
  ({ action }) => action.kind === 'GRADE',
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
