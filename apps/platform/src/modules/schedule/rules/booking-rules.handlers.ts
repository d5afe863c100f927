import type { bookingRulesContract } from '@portal/domain/schedule/booking-rules.contract';
import { addDays, instantOf } from '@portal/domain/time/day';
import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import { asTimeSpan } from '../../../core/days/span.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { teacherOf } from '../../../core/teacher.ts';
import { refuseRange } from '../calendar/calendar.service.ts';
import { openTimes } from '../free-times/open-times.service.ts';
import type { LessonsOn } from '../lessons-on-schedule.ts';
import { bookingRulesQueries } from './booking-rules.queries.ts';

export function bookingRulesHandlers(
  db: Db,
  clock: Clock,
  lessonsOn: LessonsOn,
): Handlers<typeof bookingRulesContract> {
  const rules = bookingRulesQueries(db);
  const open = openTimes(db, clock, lessonsOn);
  return {
    getBookingRules: async ({ caller }) => ({ data: await rules.of(caller.userId) }),

    async updateBookingRules({ body, caller }) {
      await rules.put(caller.userId, body);
      return { data: body };
    },

    async listBookableTimes({ query: { from, to, minutes }, caller }) {
      refuseRange({ from, to });
      const teacher = teacherOf(caller);
      const { timeZone } = teacher;
      const range = { from: instantOf(from, 0, timeZone), to: instantOf(addDays(to, 1), 0, timeZone) };
      const spans = await open.openSpans(teacher, range, minutes === undefined ? {} : { minutes: Number(minutes) });
      return { data: { items: spans.map(asTimeSpan) } };
    },
  };
}
