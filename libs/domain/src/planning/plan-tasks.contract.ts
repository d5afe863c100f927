import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, Id, Instant, IntegerText, Version } from '../contract/scalar.ts';
import { PLAN_TASK_STATES, PlanTask, planTaskFields } from './plan-task.ts';
import { REMINDER_TYPES } from './task.ts';

const path = '/tns/v1/teaching-plan/todos';
const params = v.strictObject({ id: Id });
const task = dataOf(PlanTask);

/** The to-do items of the teaching plan (PLN-1; domain-model 3.4.7). */
export const planTasksContract = defineContract({
  listPlanTasks: {
    method: 'GET',
    path,
    access: 'teacher',
    summary: '할 일: 마칠 일은 마감 순서로, 마친 일은 나중에 마친 것부터',
    query: v.strictObject({
      state: v.picklist(PLAN_TASK_STATES),
      classId: v.optional(Id),
      type: v.optional(v.picklist(REMINDER_TYPES)),
      page: v.optional(IntegerText(1, 1_000)),
      size: v.optional(IntegerText(1, 100)),
    }),
    response: dataOf(v.object({ total: v.pipe(v.number(), v.integer(), v.minValue(0)), items: v.array(PlanTask) })),
    errors: [],
  },
  createPlanTask: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '내 할 일 만들기',
    body: v.strictObject({ clientId: ClientId, type: v.literal('REMINDER'), ...planTaskFields }),
    status: 201,
    response: task,
    errors: ['DATE_PAST', 'LIMIT_REACHED'],
  },
  updatePlanTask: {
    method: 'PUT',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '내 할 일 고치기; 자동으로 생긴 할 일은 고칠 수 없어요',
    params,
    body: v.strictObject({ version: Version, ...planTaskFields }),
    response: task,
    errors: ['AUTO_TASK', 'WRONG_STATE', 'VERSION_CONFLICT', 'DATE_PAST'],
  },
  deletePlanTask: {
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'teacher',
    summary: '내 할 일 지우기',
    params,
    response: Empty,
    errors: ['AUTO_TASK'],
  },
  finishPlanTask: {
    method: 'POST',
    path: `${path}/:id/finish`,
    access: 'teacher',
    summary: '할 일 마치기; 마감 뒤면 늦게 마친 것으로 남아요',
    params,
    response: task,
    errors: [],
  },
  reopenPlanTask: {
    method: 'POST',
    path: `${path}/:id/reopen`,
    access: 'teacher',
    summary: '마친 할 일을 다시 열기',
    params,
    response: task,
    errors: [],
  },
  snoozePlanTask: {
    method: 'POST',
    path: `${path}/:id/snooze`,
    access: 'teacher',
    summary: '할 일 미루기; 비우면 바로 다시 보여요',
    params,
    body: v.strictObject({ until: v.nullable(Instant) }),
    response: task,
    errors: ['WRONG_STATE', 'DATE_PAST'],
  },
});
