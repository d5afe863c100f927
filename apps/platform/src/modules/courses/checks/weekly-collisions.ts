import { formatMoment } from '@portal/domain/format/date-time';
import { dayOf, spanOfDay, weekdayOf } from '@portal/domain/time/day';
import { minuteOfTime } from '@portal/domain/time/time-of-day';
import type { WeekSlot } from '@portal/domain/time/week-slot';
import { overlaps, type Span } from '../../../core/days/span.ts';

export interface StandingLesson extends Span {
  readonly id: string;
  readonly className: string;
}

export interface WeeklyCollision {
  /** Place of the time in the weekly schedule. */
  readonly at: number;
  /** That time on the day of the lesson. */
  readonly wanted: Span;
  readonly lesson: StandingLesson;
  readonly message: string;
}

/** Times of the week, meant in a zone, that a lesson stands in; each with the first such lesson. */
export function weeklyCollisions(
  slots: readonly WeekSlot[],
  lessons: readonly StandingLesson[],
  zone: string,
): WeeklyCollision[] {
  const found = new Map<number, WeeklyCollision>();
  for (const lesson of lessons)
    for (const day of daysOf(lesson, zone))
      slots.forEach(({ weekday, start, end }, at) => {
        if (found.has(at) || weekdayOf(day) !== weekday) return;
        const wanted = spanOfDay(day, [minuteOfTime(start), minuteOfTime(end)], zone);
        if (overlaps(wanted, lesson)) found.set(at, { at, wanted, lesson, message: messageOf(lesson, zone) });
      });
  return [...found.values()].sort((one, other) => one.at - other.at);
}

/** The local days that a lesson touches: two when it runs over midnight, as one abroad can. */
function daysOf({ from, to }: Span, zone: string): string[] {
  return [...new Set([dayOf(from, zone), dayOf(new Date(to.getTime() - 1), zone)])];
}

const messageOf = ({ from, className }: StandingLesson, zone: string) =>
  `${formatMoment(from, zone)} 수업과 겹쳐요: ${className}`;
