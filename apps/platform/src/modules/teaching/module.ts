import { calendarContract } from '@portal/domain/teaching/calendar.contract';
import { profileContract } from '@portal/domain/teaching/profile.contract';
import { implement } from '../../core/implement.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import { calendarHandlers, type TeacherAccounts } from './calendar.handlers.ts';
import { profileHandlers } from './profile.handlers.ts';

/** Classes, lessons and the calendar of a teacher, and her teaching profile. */
export function teachingModule({ database }: Pick<ModuleDeps, 'database'>, accounts: TeacherAccounts): PlatformModule {
  return {
    async register(app) {
      implement(app, calendarContract, calendarHandlers(database.db, accounts));
      implement(app, profileContract, profileHandlers(database.db));
    },
  };
}
