import type { calendarContract } from '@portal/domain/teaching/calendar.contract';
import type { Db } from '../../core/database.ts';
import type { Handlers } from '../../core/implement.ts';
import { calendarQueries } from './calendar.queries.ts';
import { readCalendar } from './calendar.service.ts';

/** The accounts of the identity module: a teacher's days are counted in her own zone. */
export interface TeacherAccounts {
  getUser(db: Db, id: string): Promise<{ timeZone: string } | undefined>;
}

export function calendarHandlers(db: Db, accounts: TeacherAccounts): Handlers<typeof calendarContract> {
  const queries = calendarQueries(db);
  return {
    async getCalendar({ query, caller: { userId } }) {
      const account = await accounts.getUser(db, userId);
      if (!account) throw new Error('A caller without an account');
      return { data: await readCalendar(queries, { id: userId, timeZone: account.timeZone }, query) };
    },
  };
}
