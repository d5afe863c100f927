import { millisecondsInDay } from 'date-fns/constants';
import { planTasksContract } from '@portal/domain/planning/plan-tasks.contract';
import { actingOn, CLIENT_ID, defineAccess, endsById, naming, SECRET } from '../../testing/access.ts';
import { planTask } from './plan-tasks.tables.ts';

const fields = { title: '교구 사기', note: SECRET, dueAt: new Date(Date.now() + 30 * millisecondsInDay).toISOString() };
const on = actingOn('task_matrix', 'task_none');

/** The tasks stand so that each call may follow the one before it. */
export const access = defineAccess(planTasksContract, {
  rows: {
    listPlanTasks: { own: { query: '?state=in-progress' } },
    listOpenTasks: { own: { query: '?state=in-progress' } },
    createPlanTask: { own: { body: { clientId: CLIENT_ID, type: 'REMINDER', ...fields } } },
    updatePlanTask: on({ body: { version: 1, ...fields } }),
    deletePlanTask: endsById('task_matrix', 'task_matrix_gone', 'task_none'),
    finishPlanTask: on(),
    reopenPlanTask: on(),
    finishPlanTasks: naming('task_matrix', 'task_none', (id) => ({ body: { ids: [id] } })),
    reopenPlanTasks: naming('task_matrix', 'task_none', (id) => ({ body: { ids: [id] } })),
    snoozePlanTask: on({ body: { until: fields.dueAt } }),
  },
  async seed({ database }, teacherId) {
    const task = { teacherId, title: SECRET, dueAt: new Date(fields.dueAt), source: 'OWN', type: 'REMINDER' } as const;
    await database.db
      .insert(planTask)
      .values(['task_matrix', 'task_matrix_gone'].map((id) => ({ ...task, id, key: id })));
  },
});
