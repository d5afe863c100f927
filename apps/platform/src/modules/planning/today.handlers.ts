import type { TeacherAccounts } from '../../core/teacher.ts';
import type { todayContract } from '@portal/domain/planning/today.contract';
import type { Clock } from '../../core/clock.ts';
import type { Db } from '../../core/database/database.ts';
import type { Handlers } from '../../core/http/implement.ts';
import { planTaskQueries } from './plan-tasks.queries.ts';
import { ownSubmissionQueries } from '../profile/module.ts';
import { todayQueries } from './today.queries.ts';
import { readTasks } from './today.service.ts';

export function todayHandlers(db: Db, clock: Clock, accounts: TeacherAccounts): Handlers<typeof todayContract> {
  const queries = todayQueries(db);
  return {
    async getToday({ caller: { userId } }) {
      const [account, latest] = await Promise.all([
        accounts.getUser(db, userId),
        ownSubmissionQueries(db, userId).latest(),
      ]);
      if (!account) throw new Error('A caller without an account');
      const teacher = { id: userId, timeZone: account.timeZone, profileStatus: latest?.status };
      return {
        data: { tasks: await readTasks({ ...queries, plan: planTaskQueries(db, userId) }, teacher, clock.now()) },
      };
    },
  };
}
