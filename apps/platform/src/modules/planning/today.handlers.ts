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
      return {
        data: { tasks: await readTasks({ ...queries, plan: planTaskQueries(db, userId) }, teacher, clock.now()) },
      };
    },

    async listDueTasks({ query, caller: { userId, timeZone } }) {
      refuseRange(query);
      const teacher = { id: userId, timeZone };
      const tasks = await readDueTasks({ ...queries, plan: planTaskQueries(db, userId) }, teacher, query, clock.now());
      return { data: { tasks } };
    },
  };
}
