import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { ClientId, Day, Id, Instant, IntegerText, Version } from '../contract/scalar.ts';
import { PLAN_TASK_LIMITS, PLAN_TASK_STATES, PlanTask, planTaskFields } from './plan-task.ts';
import { TaskRepeat } from './task-repeat.ts';
import { REMINDER_TYPES } from './task.ts';
import { TodayTask } from './today.contract.ts';

const path = '/tns/v1/teaching-plan/todos';
const params = v.strictObject({ id: Id });
const task = dataOf(PlanTask);
const several = v.strictObject({
  ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(PLAN_TASK_LIMITS.bulkMax)),
});

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
      // Both days are included: those on which it was finished, or is due.
      from: v.optional(Day),
      to: v.optional(Day),
      page: v.optional(IntegerText(1, 1_000)),
      size: v.optional(IntegerText(1, 100)),
    }),
    response: dataOf(v.object({ total: v.pipe(v.number(), v.integer(), v.minValue(0)), items: v.array(PlanTask) })),
    errors: [],
  },
  listOpenTasks: {
    method: 'GET',
    path: `${path}/open`,
    access: 'teacher',
    summary: '마칠 일 모두: 적어 둔 것과 수업에서 생긴 것을 마감 순서로',
    query: v.strictObject({ state: v.picklist(['in-progress', 'upcoming']) }),
    response: dataOf(v.object({ tasks: v.array(TodayTask) })),
    errors: [],
  },
  createPlanTask: {
    method: 'POST',
    path,
    access: 'teacher',
    summary: '내 할 일 만들기',
    body: v.strictObject({
      clientId: ClientId,
      type: v.literal('REMINDER'),
      ...planTaskFields,
      // All of them are made at once; the answer is the first.
      repeat: v.optional(TaskRepeat),
    }),
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
    summary: '내 할 일 지우기; 되풀이되는 것은 그 뒤의 것도 함께 지울 수 있어요',
    params,
    query: v.strictObject({ scope: v.optional(v.picklist(['ONE', 'FOLLOWING'])) }),
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
    errors: ['GRADING_TASK'],
  },
  finishPlanTasks: {
    method: 'POST',
    path: `${path}/finish`,
    access: 'teacher',
    summary: '할 일 여럿을 한 번에 마치기: 모두 마치거나 하나도 마치지 않아요',
    body: several,
    response: dataOf(v.object({ tasks: v.array(PlanTask) })),
    errors: ['NOT_FOUND', 'GRADING_TASK'],
  },
  reopenPlanTasks: {
    method: 'POST',
    path: `${path}/reopen`,
    access: 'teacher',
    summary: '마친 할 일 여럿을 한 번에 다시 열기',
    body: several,
    response: dataOf(v.object({ tasks: v.array(PlanTask) })),
    errors: ['NOT_FOUND', 'GRADING_TASK'],
  },
  reopenPlanTask: {
    method: 'POST',
    path: `${path}/:id/reopen`,
    access: 'teacher',
    summary: '마친 할 일을 다시 열기',
    params,
    response: task,
    errors: ['GRADING_TASK'],
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
