import type { Calendar } from '@portal/domain/schedule/calendar';
import { spanOfDay } from '@portal/domain/time/day';
import { HOLIDAY_COUNTRY_LABELS } from '@portal/domain/time/holiday';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import { dates } from '../programme-messages.ts';
import type { PlannedLesson } from './lesson-dates.ts';

/** What the teacher's calendar has against a lesson: a holiday of a country that she chose, or her time off. */
export function obstaclesOf({ holidays, timeOffs }: Pick<Calendar, 'holidays' | 'timeOffs'>, zone: string) {
  const names = new Map(
    holidays.map(({ date, country, name }) => [
      date,
      country === 'KR' ? name : `${HOLIDAY_COUNTRY_LABELS[country]} ${name}`,
    ]),
  );
  const spans = timeOffs.map(({ startAt, endAt }) => ({ start: Date.parse(startAt), end: Date.parse(endAt) }));
  return ({ day, start, end }: PlannedLesson): string | undefined => {
    const { from, to } = spanOfDay(day, [minuteOfTime(start), minuteOfTime(end)], zone);
    const isOff = spans.some((span) => span.start < +to && +from < span.end);
    return names.get(day) ?? (isOff ? dates.timeOff : undefined);
  };
}
