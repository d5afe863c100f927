import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id, Instant } from '../contract/scalar.ts';
import { REMINDER_TYPES } from './task.ts';

/** What the one action of a task is. */
export const TASK_ACTIONS = ['OPEN_LESSON', 'ANSWER_MOVE', 'OPEN_PROFILE'] as const;

/** Something that waits for the teacher. */
export const TodayTask = v.object({
  id: Id,
  type: v.picklist(REMINDER_TYPES),
  title: v.string(),
  /** Null for what has no end. */
  dueAt: v.nullable(Instant),
  isOverdue: v.boolean(),
  action: v.object({
    kind: v.picklist(TASK_ACTIONS),
    /** The lesson that it is about; null for the profile. */
    lesson: v.nullable(v.object({ id: Id, startAt: Instant })),
  }),
});
export type TodayTask = v.InferOutput<typeof TodayTask>;

/** Most tasks of one answer. */
export const TODAY_TASKS_MAX = 20;

export const todayContract = defineContract({
  getToday: {
    method: 'GET',
    path: '/tns/v1/today',
    access: 'teacher',
    summary: '챙길 일: 지난 것 먼저, 그다음 마감 순서로',
    response: dataOf(v.object({ tasks: v.array(TodayTask) })),
    errors: [],
  },
});
