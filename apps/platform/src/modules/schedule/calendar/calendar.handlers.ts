import type { calendarContract } from '@portal/domain/schedule/calendar.contract';
import type { Db } from '../../../core/database/database.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { teacherOf } from '../../../core/teacher.ts';
import type { LessonsOn } from '../lessons-on-schedule.ts';
import { calendarEventService } from './calendar-events.service.ts';
import { calendarReader } from './calendar.service.ts';

export function calendarHandlers(db: Db, lessonsOn: LessonsOn): Handlers<typeof calendarContract> {
  const readCalendar = calendarReader(db, lessonsOn);
  const events = calendarEventService(db);
  return {
    getCalendar: async ({ query, caller }) => ({ data: await readCalendar(teacherOf(caller), query) }),

    createCalendarEvent: async ({ body: { clientId, ...event }, caller }) => ({
      data: await events.create(caller.userId, clientId, event),
    }),

    updateCalendarEvent: async ({ params, body, caller }) => ({
      data: await events.update(caller.userId, params.id, body),
    }),

    async deleteCalendarEvent({ params, caller }) {
      await events.remove(caller.userId, params.id);
      return {};
    },
  };
}
