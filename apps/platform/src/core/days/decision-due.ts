import { addDays, dayOf, DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { holidaysBetween } from './holidays.ts';
import { endOfWorkingDay } from './working-days.ts';

// Longer than any run of days on which nobody works.
const LOOK_AHEAD_DAYS = 30;

/** Until when the team, which keeps the holidays of Korea, decides about what was handed in at a moment; days are the zone's. */
export async function decisionDueAt(submittedAt: Date, workingDays: number, zone = DEFAULT_TIME_ZONE): Promise<Date> {
  const from = dayOf(submittedAt, zone);
  const found = await holidaysBetween(['KR'], { from, to: addDays(from, LOOK_AHEAD_DAYS) });
  return endOfWorkingDay(submittedAt, workingDays, { zone, holidays: new Set(found.map(({ date }) => date)) });
}
