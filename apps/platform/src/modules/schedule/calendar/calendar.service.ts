import type { Calendar } from '@portal/domain/schedule/calendar';
import { LIMITS } from '@portal/domain/tenant/limits';
import { addDays, daysBetween, instantOf } from '@portal/domain/time/day';
import type { Db } from '../../../core/database/database.ts';
import { holidaysBetween } from '../../../core/days/holidays.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { Teacher } from '../../../core/teacher.ts';
import { unfoldFreeTimes } from '../free-times/free-time.ts';
import { busyQueries } from '../ics/busy.queries.ts';
import type { LessonsOn } from '../lessons-on-schedule.ts';
import { bookingRulesQueries } from '../rules/booking-rules.queries.ts';
import { calendarQueries, type DayRange } from './calendar.queries.ts';

/** The one reader of calendars; its statements are prepared once. */
export function calendarReader(db: Db, lessonsOn: LessonsOn) {
  const queries = calendarQueries(db);
  const onSchedule = lessonsOn(db);
  const { busyIn } = busyQueries(db);
  const rulesOf = bookingRulesQueries(db).of;

  /** Everything on a teacher's calendar from one of her local days to another, both included. */
  return async ({ id, timeZone }: Teacher, days: DayRange): Promise<Calendar> => {
    refuseRange(days);
    const range = { from: instantOf(days.from, 0, timeZone), to: instantOf(addDays(days.to, 1), 0, timeZone) };
    const [lessons, moves, events, slots, timeOffs, busy, rules] = await Promise.all([
      onSchedule.lessonsIn(id, range),
      onSchedule.movesIn(id, range),
      queries.eventsOf(id, days),
      queries.freeSlotsOf(id, days),
      queries.timeOffsOf(id, range),
      busyIn(id, range),
      rulesOf(id),
    ]);
    return {
      secondTimeZone: rules.secondTimeZone,
      lessons,
      moves,
      events,
      freeTimes: unfoldFreeTimes(slots, { ...days, timeZone }, timeOffs),
      timeOffs,
      busy,
      holidays: await holidaysBetween(rules.holidayCountries, days),
    };
  };
}

/** Throws VALIDATION for days in the wrong order or out of all bounds, RANGE_TOO_LONG for too many. */
export function refuseRange(days: DayRange): void {
  const length = daysBetween(days.from, days.to) + 1;
  if (length < 1) throw new DomainError('VALIDATION', { fields: { to: '시작하는 날보다 빠를 수 없어요.' } });
  if (length > LIMITS.calendarRangeDays) throw new DomainError('RANGE_TOO_LONG');
}
