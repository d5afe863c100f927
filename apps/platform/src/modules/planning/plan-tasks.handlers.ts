import type { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import type { Handlers } from '../../core/http/implement.ts';
import { planTaskView } from './plan-task-view.ts';
import { planTaskQueries } from './plan-tasks.queries.ts';
import { type PlanTaskDeps, planTaskService } from './plan-tasks.service.ts';

const PAGE_SIZE = 20;

export function planTasksHandlers(deps: PlanTaskDeps): Handlers<typeof planTasksContract> {
  const tasks = planTaskService(deps);
  return {
    async listPlanTasks({ query: { page = '1', size = String(PAGE_SIZE), ...filter }, caller }) {
      const queries = planTaskQueries(deps.database.db, caller.userId);
      const now = deps.clock.now();
      const [total, rows] = await Promise.all([
        queries.total(filter, now),
        queries.page(filter, now, { page: Number(page), size: Number(size) }),
      ]);
      return { data: { total, items: rows.map(planTaskView) } };
    },

    createPlanTask: async ({ body, caller: { userId } }) => ({ data: await tasks.create(userId, body) }),

    updatePlanTask: async ({ params: { id }, body, caller: { userId } }) => ({
      data: await tasks.update(userId, id, body),
    }),

    async deletePlanTask({ params: { id }, caller: { userId } }) {
      await tasks.remove(userId, id);
      return {};
    },

    finishPlanTask: async ({ params: { id }, caller: { userId } }) => ({ data: await tasks.finish(userId, id) }),

    reopenPlanTask: async ({ params: { id }, caller: { userId } }) => ({ data: await tasks.reopen(userId, id) }),

    snoozePlanTask: async ({ params: { id }, body: { until }, caller: { userId } }) => ({
      data: await tasks.snooze(userId, id, until),
    }),
  };
}
