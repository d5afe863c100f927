import type { todayContract } from '@portal/domain/planning/today.contract';
import type { Clock } from '../../core/clock.ts';
import type { Db } from '../../core/database/database.ts';
import type { Handlers } from '../../core/http/implement.ts';
import { ownSubmissionQueries } from '../profile/module.ts';
import { refuseRange } from '../schedule/module.ts';
import { planTaskQueries } from './plan-tasks.queries.ts';
import { todayQueries } from './today.queries.ts';
import { readDueTasks, readTasks } from './today.service.ts';

export function todayHandlers(db: Db, clock: Clock): Handlers<typeof todayContract> {
  const queries = todayQueries(db);
  return {
    async getToday({ caller: { userId, timeZone } }) {
      const latest = await ownSubmissionQueries(db, userId).latest();
      const teacher = { id: userId, timeZone, profileStatus: latest?.status };
      const [tasks, toReturn] = await Promise.all([
        readTasks({ ...queries, plan: planTaskQueries(db, userId) }, teacher, clock.now()),
        queries.toReturn(userId),
      ]);
      return { data: { tasks, ...(toReturn > 0 && { toReturn }) } };
    },

    async listDueTasks({ query, caller: { userId, timeZone } }) {
      refuseRange(query);
      const teacher = { id: userId, timeZone };
      const tasks = await readDueTasks({ ...queries, plan: planTaskQueries(db, userId) }, teacher, query, clock.now());
      return { data: { tasks } };
    },
  };
}
