import type { freeTimesContract } from '@portal/domain/schedule/free-times.contract';
import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { freeTimeWeekService } from './free-time-weeks.service.ts';
import { freeTimeService } from './free-times.service.ts';
import { findTeacher, type TeacherAccounts } from '../../../core/teacher.ts';

export function freeTimesHandlers(db: Db, clock: Clock, accounts: TeacherAccounts): Handlers<typeof freeTimesContract> {
  const teacherOf = findTeacher(db, accounts);
  const freeTimes = freeTimeService(db, clock);
  const weeks = freeTimeWeekService(db, clock);
  return {
    listFreeTimes: async ({ caller }) => ({ data: { items: await freeTimes.list(await teacherOf(caller)) } }),

    createFreeTime: async ({ body, caller }) => ({
      data: { items: await freeTimes.create(await teacherOf(caller), body) },
    }),

    updateFreeTime: async ({ params, body, caller }) => ({
      data: { items: await freeTimes.update(await teacherOf(caller), params.id, body) },
    }),

    async deleteFreeTime({ params, query, caller }) {
      await freeTimes.remove(await teacherOf(caller), params.id, query.date);
      return {};
    },

    replaceFreeTimeWeek: async ({ body, caller }) => ({
      data: { items: await weeks.replace(await teacherOf(caller), body.items) },
    }),

    copyFreeTimeWeek: async ({ body, caller }) => ({ data: await weeks.copy(await teacherOf(caller), body) }),

    async undoFreeTimes({ body, caller }) {
      await freeTimes.removeMany(await teacherOf(caller), body.ids);
      return {};
    },
  };
}
