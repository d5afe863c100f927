import type { timeOffsContract } from '@portal/domain/schedule/time-offs.contract';
import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { LessonsOn } from '../lessons-on-schedule.ts';
import { timeOffService } from './time-offs.service.ts';

export function timeOffsHandlers(db: Db, clock: Clock, lessonsOn: LessonsOn): Handlers<typeof timeOffsContract> {
  const timeOffs = timeOffService(db, clock, lessonsOn);
  return {
    listTimeOffs: async ({ caller }) => ({ data: { items: await timeOffs.list(caller.userId) } }),

    createTimeOff: async ({ body, caller }) => ({ data: await timeOffs.create(caller.userId, body) }),

    async deleteTimeOff({ params, caller }) {
      await timeOffs.remove(caller.userId, params.id);
      return {};
    },
  };
}
