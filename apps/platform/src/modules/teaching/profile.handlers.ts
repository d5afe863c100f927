import type { profileContract } from '@portal/domain/teaching/profile.contract';
import type { Db } from '../../core/database.ts';
import type { Handlers } from '../../core/implement.ts';
import { profileQueries } from './profile.queries.ts';

export function profileHandlers(db: Db): Handlers<typeof profileContract> {
  const queries = profileQueries(db);
  return {
    async checkProfileSubmission({ caller }) {
      const status = await queries.latestStatusOf(caller.userId);
      // A cancelled submission counts as none, a rejected one as submitted: its remarks are the way on (domain-model 3.3.2).
      return { data: { isSubmitted: status !== undefined && status !== 'CANCELED' } };
    },
  };
}
