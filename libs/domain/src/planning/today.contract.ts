import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Day, Id, Instant } from '../contract/scalar.ts';
import { PlanTask } from './plan-task.ts';
import { REMINDER_TYPES } from './task.ts';

/** What the one action of a task is. */
const action = v.variant('kind', [
  v.object({
    kind: v.picklist(['OPEN_LESSON', 'WRAP_UP', 'ANSWER_MOVE', 'OPEN_PROFILE']),
    /** The lesson that it is about; null for the profile. */
    lesson: v.nullable(v.object({ id: Id, startAt: Instant })),
  }),
  // Of her teaching plan: ticked off where she sees it, or done by grading what was handed in.
  v.object({ kind: v.picklist(['FINISH_TASK', 'GRADE']), task: PlanTask }),
]);

/** Something that waits for the teacher. */
export const TodayTask = v.object({
  id: Id,
  type: v.picklist(REMINDER_TYPES),
  title: v.string(),
  /** Null for what has no end. */
  dueAt: v.nullable(Instant),
  isOverdue: v.boolean(),
  /** The class that it belongs to; null for what stands for itself. */
  class: v.nullable(v.object({ id: Id, name: v.string() })),
  action,
});
export type TodayTask = v.InferOutput<typeof TodayTask>;

/** Most tasks of one answer. */
export const TODAY_TASKS_MAX = 20;

/** Most tasks of the days of a calendar. */
export const DUE_TASKS_MAX = 300;

export const todayContract = defineContract({
  getToday: {
    method: 'GET',
    path: '/tns/v1/today',
    access: 'teacher',
    summary: '챙길 일: 지난 것 먼저, 그다음 마감 순서로',
    response: dataOf(
      v.object({
        tasks: v.array(TodayTask),
        /** How much is graded and not given back, which is nobody's task: absent where there is nothing. */
        toReturn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      }),
    ),
    errors: [],
  },
  listDueTasks: {
    method: 'GET',
    path: '/tns/v1/today/due',
    access: 'teacher',
    summary: '달력에 놓을 할 일: 그 기간에 할 것을 시간 순서로, 미룬 것은 다시 보이는 날에',
    // Both days are included; at most LIMITS.calendarRangeDays of them. Its days agree with the list: `momentOfTask` says which.
    query: v.strictObject({ from: Day, to: Day }),
    response: dataOf(v.object({ tasks: v.array(TodayTask) })),
    errors: ['RANGE_TOO_LONG'],
  },
});
