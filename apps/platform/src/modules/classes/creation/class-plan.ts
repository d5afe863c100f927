import { LIMITS } from '@portal/domain/tenant/limits';
import { addDays, dayOf } from '@portal/domain/time/day';
import { type PlannedTime, planTimes } from '@portal/domain/time/plan-times';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { overlappingWeekSlots, type WeekSlot, weekSlotName } from '@portal/domain/time/week-slot';

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

export interface PlannedLessonTime extends PlannedTime {
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
    else if (overlaps.has(at)) problems[path] = `${weekSlotName(overlaps.get(at)! + 1)}과 겹쳐요.`;
  });
  return problems;
}

/** The next `count` times of a class, each with the days before it that were left out. */
export function planLessonTimes(
  { startDate, weeklySchedule }: ClassTiming,
  count: number,
  { timeZone, now, ...days }: Moment & Pick<Parameters<typeof planTimes>[0], 'obstacleOf' | 'until'>,
): PlannedLessonTime[] {
  const shortestMinutes = LIMITS.classDurationMinMinutes;
  const plan = planTimes({
    slots: weeklySchedule,
    count,
    from: startDate,
    zone: timeZone,
    now,
    shortestMinutes,
    ...days,
  });
  return plan.times.map((time, at) => {
    const after = plan.times[at - 1]?.from ?? now;
    const skipped = new Map(
      plan.leftOut.filter(({ from }) => after < from && from < time.from).map(({ day, why }) => [day, why]),
    );
    return { ...time, skipped: Array.from(skipped, ([date, name]) => ({ date, name })) };
  });
}
