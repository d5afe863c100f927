import type { Contract } from '@portal/domain/contract/endpoint';
import { bookingRulesContract } from '@portal/domain/schedule/booking-rules.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { freeTimesContract } from '@portal/domain/schedule/free-times.contract';
import { timeOffsContract } from '@portal/domain/schedule/time-offs.contract';
import { type Handlers, implement } from '../../core/http/implement.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import type { TeacherAccounts } from '../../core/teacher.ts';
import { calendarHandlers } from './calendar/calendar.handlers.ts';
import { freeTimesHandlers } from './free-times/free-times.handlers.ts';
import { registerCalendarSync } from './ics/calendar-sync.ts';
import type { FetchIcs } from './ics/reading/fetch-ics.ts';
import type { LessonsOn } from './lessons-on-schedule.ts';
import { bookingRulesHandlers } from './rules/booking-rules.handlers.ts';
import { timeOffsHandlers } from './rules/time-offs.handlers.ts';
import { tellPages } from './tell-pages.ts';

export { boundsOf, timeOffOf } from './calendar/calendar.queries.ts';
export { refuseRange } from './calendar/calendar.service.ts';
export { openTimes } from './free-times/open-times.service.ts';
export type { FetchIcs } from './ics/reading/fetch-ics.ts';
export { lessonTimes, SHOWN, spanFrom, spanOf, TimeTaken } from './lesson-times.ts';
export type { LessonsOn, StandingLesson } from './lessons-on-schedule.ts';
export { bookingRulesQueries } from './rules/booking-rules.queries.ts';
export { closeDay } from './rules/close-day.ts';
export { timeOffQueries } from './rules/time-offs.queries.ts';
export { lockSchedule } from './teacher-lock.queries.ts';

interface ScheduleDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'config' | 'realtime' | 'log'> {
  readonly accounts: TeacherAccounts;
  readonly lessonsOn: LessonsOn;
  /** Tests read from servers of their own. */
  readonly fetchIcs?: FetchIcs;
}

/** The time of a teacher: her calendar, free time, time off and rules, and calendars of others. */
export function scheduleModule(deps: ScheduleDeps): PlatformModule {
  const { clock, accounts, lessonsOn, realtime } = deps;
  const { db } = deps.database;
  return {
    async register(app) {
      const serve = <const C extends Contract>(contract: C, handlers: Handlers<C>) =>
        implement(app, contract, tellPages(realtime, contract, handlers));
      serve(calendarContract, calendarHandlers(db, lessonsOn));
      serve(freeTimesContract, freeTimesHandlers(db, clock));
      serve(timeOffsContract, timeOffsHandlers(db, clock, lessonsOn));
      serve(bookingRulesContract, bookingRulesHandlers(db, clock, lessonsOn));
      registerCalendarSync(app, deps, accounts);
    },
  };
}
