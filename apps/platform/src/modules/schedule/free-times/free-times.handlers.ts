import type { freeTimesContract } from '@portal/domain/schedule/free-times.contract';
import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { teacherOf } from '../../../core/teacher.ts';
import { freeTimeWeekService } from './free-time-weeks.service.ts';
import { freeTimeService } from './free-times.service.ts';

export function freeTimesHandlers(db: Db, clock: Clock): Handlers<typeof freeTimesContract> {
  const freeTimes = freeTimeService(db, clock);
  const weeks = freeTimeWeekService(db, clock);
  return {
    listFreeTimes: async ({ caller }) => ({ data: { items: await freeTimes.list(teacherOf(caller)) } }),

    createFreeTime: async ({ body, caller }) => ({
      data: { items: await freeTimes.create(teacherOf(caller), body) },
    }),

    updateFreeTime: async ({ params, body, caller }) => ({
      data: { items: await freeTimes.update(teacherOf(caller), params.id, body) },
    }),

    async deleteFreeTime({ params, query, caller }) {
      await freeTimes.remove(teacherOf(caller), params.id, query.date);
      return {};
    },

    replaceFreeTimeWeek: async ({ body, caller }) => ({
      data: { items: await weeks.replace(teacherOf(caller), body.items) },
    }),

    copyFreeTimeWeek: async ({ body, caller }) => ({ data: await weeks.copy(teacherOf(caller), body) }),

    async undoFreeTimes({ body, caller }) {
      await freeTimes.removeMany(teacherOf(caller), body.ids);
      return {};
    },
  };
}
