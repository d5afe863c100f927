import { LIMITS } from '@portal/domain/tenant/limits';
import { addDays, dayOf, spanOfDay, weekdayOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { overlappingWeekSlots, type WeekSlot } from '@portal/domain/time/week-slot';
import { lengthOf, type Span } from '../../../core/days/span.ts';

const MINUTE = 60_000;
const LONGEST_HOURS = 10;
const FIRST_DAY_WITHIN_DAYS = 730;

/** When the lessons of a class take place. */
export interface ClassTiming {
  readonly startDate: string;
  readonly weeklySchedule: readonly WeekSlot[];
}

/** From where a class is planned: her zone, and the moment. */
interface Moment {
  readonly timeZone: string;
  readonly now: Date;
}

export interface PlannedTime extends Span {
  readonly date: string;
  /** Days between the lesson before it and this one that were left out. */
  readonly skipped: readonly { readonly date: string; readonly name: string }[];
}

/** What is wrong with a timing, by its field; nothing where lessons can be planned from it. */
export function timingProblems({ startDate, weeklySchedule }: ClassTiming, { timeZone, now }: Moment) {
  const problems: Record<string, string> = {};
  const today = dayOf(now, timeZone);
  if (startDate < today) problems['startDate'] = '오늘이나 그 뒤의 날짜로 정해 주세요.';
  if (startDate > addDays(today, FIRST_DAY_WITHIN_DAYS)) problems['startDate'] = '2년 안의 날짜로 정해 주세요.';
  const overlaps = overlappingWeekSlots(weeklySchedule);
  weeklySchedule.forEach(({ start, end }, at) => {
    const minutes = minuteOfTime(end) - minuteOfTime(start);
    const path = `weeklySchedule.${at}`;
    if (minutes <= 0) problems[path] = '같은 날 안에서 시작하고 끝나야 해요.';
    else if (minutes < LIMITS.classDurationMinMinutes)
      problems[path] = `${LIMITS.classDurationMinMinutes}분 이상으로 정해 주세요.`;
    else if (minutes > LONGEST_HOURS * 60) problems[path] = `${LONGEST_HOURS}시간까지 정할 수 있어요.`;
    else if (overlaps.has(at)) problems[path] = `${overlaps.get(at)! + 1}번째 시간과 겹쳐요.`;
  });
  return problems;
}

/** The last day that a class of so many lessons can reach, holidays and all: no weekday is a holiday every second week. */
export const lastDayOf = ({ startDate }: Pick<ClassTiming, 'startDate'>, count: number): string =>
  addDays(startDate, 14 * count + 14);

/**
 * The next `count` times of a weekly schedule from a day on that are still to come, on the wall clock of the zone. Holidays
 * are left out, and so is a time of which a change of the clocks leaves less than the shortest lesson.
 */
export function planTimes(
  { startDate, weeklySchedule }: ClassTiming,
  count: number,
  { timeZone, now, holidayOn }: Moment & { holidayOn(day: string): string | undefined },
): PlannedTime[] {
  const inOrder = weeklySchedule.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const last = lastDayOf({ startDate }, count);
  const planned: PlannedTime[] = [];
  let skipped: PlannedTime['skipped'] = [];
  for (let date = startDate; planned.length < count && date <= last; date = addDays(date, 1)) {
    const weekday = weekdayOf(date);
    const times = inOrder
      .filter((slot) => slot.weekday === weekday)
      .map(({ start, end }) => spanOfDay(date, [minuteOfTime(start), minuteOfTime(end)], timeZone))
      .filter((time) => time.from > now && lengthOf(time) >= LIMITS.classDurationMinMinutes * MINUTE);
    const holiday = times.length ? holidayOn(date) : undefined;
    if (holiday !== undefined) skipped = [...skipped, { date, name: holiday }];
    else
      for (const time of times.slice(0, count - planned.length)) {
        planned.push({ ...time, date, skipped });
        skipped = [];
      }
  }
  return planned;
}
