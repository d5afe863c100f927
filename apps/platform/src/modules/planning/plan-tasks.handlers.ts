import { OPEN_TASKS_MAX } from '@portal/domain/planning/plan-task';
import type { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import { addDays, instantOf } from '@portal/domain/time/day';
import type { Handlers } from '../../core/http/implement.ts';
import { ownSubmissionQueries } from '../profile/module.ts';
import { planTaskView } from './plan-task-view.ts';
import { planTaskQueries } from './plan-tasks.queries.ts';
import { type PlanTaskDeps, planTaskService } from './plan-tasks.service.ts';
import { todayQueries } from './today.queries.ts';
import { notedTask, readOpenTasks } from './today.service.ts';

const PAGE_SIZE = 20;

export function planTasksHandlers(deps: PlanTaskDeps): Handlers<typeof planTasksContract> {
  const tasks = planTaskService(deps);
  const { db } = deps.database;
  const waiting = todayQueries(db);
  return {
    async listPlanTasks({ query: { page = '1', size = String(PAGE_SIZE), from, to, ...wanted }, caller }) {
      const queries = planTaskQueries(db, caller.userId);
      const now = deps.clock.now();
      const filter = {
        ...wanted,
        from: from === undefined ? undefined : instantOf(from, 0, caller.timeZone),
        before: to === undefined ? undefined : instantOf(addDays(to, 1), 0, caller.timeZone),
      };
      const [total, rows] = await Promise.all([
        queries.total(filter, now),
        queries.page(filter, now, { page: Number(page), size: Number(size) }),
      ]);
      return { data: { total, items: rows.map(planTaskView) } };
    },

    async listOpenTasks({ query: { state }, caller: { userId, timeZone } }) {
      const plan = planTaskQueries(db, userId);
      const now = deps.clock.now();
      if (state === 'upcoming') {
        const rows = await plan.page({ state }, now, { page: 1, size: OPEN_TASKS_MAX });
        return { data: { tasks: rows.map(notedTask(now)) } };
      }
      const latest = await ownSubmissionQueries(db, userId).latest();
      const teacher = { id: userId, timeZone, profileStatus: latest?.status };
      return { data: { tasks: await readOpenTasks({ ...waiting, plan }, teacher, now, { limit: OPEN_TASKS_MAX }) } };
    },

    finishPlanTasks: async ({ body: { ids }, caller: { userId } }) => ({
      data: { tasks: await tasks.finishAll(userId, ids) },
    }),

    reopenPlanTasks: async ({ body: { ids }, caller: { userId } }) => ({
      data: { tasks: await tasks.reopenAll(userId, ids) },
    }),

    createPlanTask: async ({ body, caller }) => ({ data: await tasks.create(caller, body) }),

    updatePlanTask: async ({ params: { id }, body, caller: { userId } }) => ({
      data: await tasks.update(userId, id, body),
    }),

    async deletePlanTask({ params: { id }, query: { scope }, caller: { userId } }) {
      await tasks.remove(userId, id, scope);
      return {};
    },

    finishPlanTask: async ({ params: { id }, caller: { userId } }) => ({ data: await tasks.finish(userId, id) }),

    reopenPlanTask: async ({ params: { id }, caller: { userId } }) => ({ data: await tasks.reopen(userId, id) }),

    snoozePlanTask: async ({ params: { id }, body: { until }, caller: { userId } }) => ({
      data: await tasks.snooze(userId, id, until),
    }),
  };
}
