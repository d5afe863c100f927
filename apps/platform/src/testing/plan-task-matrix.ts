import { randomUUID } from 'node:crypto';
import type { Database } from '../core/database/database.ts';
import { planTask } from '../modules/planning/plan-tasks.tables.ts';

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: object;
}
interface Row {
  readonly own?: Request;
  readonly foreign?: Request;
  readonly missing?: Request;
}

const DAY = 86_400_000;
const fields = { title: '교구 사기', note: '비밀 이야기', dueAt: new Date(Date.now() + 30 * DAY).toISOString() };

const on = (body?: object, id = 'task_matrix'): Row => {
  const request = (one: string): Request => ({ params: { id: one }, ...(body ? { body } : {}) });
  return { own: request(id), foreign: request('task_matrix'), missing: request('task_none') };
};

/** Who may call what of tasks: the ones here are the owner's, and stand so that each call may follow the one before it. */
export const PLAN_TASK_MATRIX: Readonly<Record<string, Row>> = {
  listPlanTasks: { own: { query: '?state=in-progress' } },
  createPlanTask: { own: { body: { clientId: randomUUID(), type: 'REMINDER', ...fields } } },
  updatePlanTask: on({ version: 1, ...fields }),
  deletePlanTask: on(undefined, 'task_matrix_gone'),
  finishPlanTask: on(),
  reopenPlanTask: on(),
  snoozePlanTask: on({ until: fields.dueAt }),
};

export async function seedPlanTaskMatrix({ db }: Database, teacherId: string): Promise<void> {
  const dueAt = new Date(fields.dueAt);
  await db.insert(planTask).values(
    ['task_matrix', 'task_matrix_gone'].map((id) => ({
      ...{ id, key: id, teacherId, title: '비밀 이야기', dueAt },
      source: 'OWN' as const,
      type: 'REMINDER' as const,
    })),
  );
}
