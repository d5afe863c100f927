import type { Calendar } from '@portal/domain/teaching/calendar';
import { LIMITS } from '@portal/domain/tenant/limits';
import { DomainError } from '../../core/domain-error.ts';
import type { calendarQueries, DayRange } from './calendar.queries.ts';
import { unfoldFreeTimes } from './free-time.ts';
import { addDays, daysBetween, instantOf } from './zone-time.ts';

// Where every zone's rules and every store's dates are sure to agree.
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

/** Everything on a teacher's calendar from one of her local days to another, both included. */
export async function readCalendar(
  queries: ReturnType<typeof calendarQueries>,
  teacher: { id: string; timeZone: string },
  days: DayRange,
): Promise<Calendar> {
  if (days.from < FIRST_DAY || days.to > LAST_DAY) throw new DomainError('VALIDATION');
  const length = daysBetween(days.from, days.to) + 1;
  if (length < 1) throw new DomainError('VALIDATION', { fields: { to: '시작하는 날보다 빠를 수 없어요.' } });
  if (length > LIMITS.calendarRangeDays) throw new DomainError('RANGE_TOO_LONG');

  const { id, timeZone } = teacher;
  const range = { from: instantOf(days.from, 0, timeZone), to: instantOf(addDays(days.to, 1), 0, timeZone) };
  const [lessons, events, slots, timeOffs] = await Promise.all([
    queries.lessonsOf(id, range),
    queries.eventsOf(id, days),
    queries.freeSlotsOf(id, days),
    queries.timeOffsOf(id, range),
  ]);
  return { timeZone, lessons, events, freeTimes: unfoldFreeTimes(slots, { ...days, timeZone }, timeOffs), timeOffs };
}
