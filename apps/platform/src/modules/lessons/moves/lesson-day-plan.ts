import { millisecondsInMinute } from 'date-fns/constants';
import type { TimeSpan } from '@portal/domain/schedule/schedule-conflict';
import { dayOf, daysBetween, minuteOf } from '@portal/domain/time/day';
import { asTimeSpan, lengthOf, overlaps, type Span, widened } from '../../../core/days/span.ts';

const QUARTER = 15 * millisecondsInMinute;

interface PlannedLesson extends Span {
  readonly id: string;
}

export interface PlanRules {
  readonly timeZone: string;
  /** Kept free between two lessons. */
  readonly bufferMinutes: number;
  /** How many more lessons a local day takes. */
  roomOn(day: string): number;
}

interface Candidate extends Span {
  readonly day: string;
}

/**
 * New times for all lessons of a day: the first one of each is its plan, and no two plans touch each other or ask too much of
 * a day; the others are further ones that no plan stands in. The sooner day wins, then the nearer time of day. Longer lessons
 * choose first, because fewer stretches fit them.
 */
export function planLessons(
  lessons: readonly PlannedLesson[],
  open: readonly Span[],
  { timeZone, bufferMinutes, roomOn }: PlanRules,
  most: number,
): Map<string, TimeSpan[]> {
  const candidates = new Map(lessons.map((lesson) => [lesson.id, candidatesFor(lesson, open, timeZone)]));
  const plans = new Map<string, Candidate>();
  const planned = new Map<string, number>();
  const keepsAway = (time: Span, others: Iterable<Span>) =>
    [...others].every((other) => !overlaps(time, widened(other, bufferMinutes * millisecondsInMinute)));

  for (const lesson of lessons.toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    const plan = candidates
      .get(lesson.id)!
      .find((time) => (planned.get(time.day) ?? 0) < roomOn(time.day) && keepsAway(time, plans.values()));
    if (!plan) continue;
    plans.set(lesson.id, plan);
    planned.set(plan.day, (planned.get(plan.day) ?? 0) + 1);
  }

  const found = new Map<string, TimeSpan[]>();
  for (const { id } of lessons) {
    const plan = plans.get(id);
    const shown: Span[] = plan ? [plan] : [];
    const others = [...plans].filter(([of]) => of !== id).map(([, time]) => time);
    for (const time of plan ? candidates.get(id)! : []) {
      if (shown.length === most) break;
      if (shown.every((other) => !overlaps(other, time)) && keepsAway(time, others)) shown.push(time);
    }
    found.set(id, shown.map(asTimeSpan));
  }
  return found;
}

/** Starts on the quarter hour inside the open spans, the best first. */
function candidatesFor(lesson: PlannedLesson, open: readonly Span[], zone: string): Candidate[] {
  const length = lengthOf(lesson);
  const day = dayOf(lesson.from, zone);
  const minute = minuteOf(lesson.from, zone);
  return open
    .flatMap((span) => startsIn(span, length))
    .map((from) => ({
      from,
      to: new Date(from.getTime() + length),
      day: dayOf(from, zone),
      away: Math.abs(minuteOf(from, zone) - minute),
    }))
    .filter((time) => dayOf(new Date(time.to.getTime() - 1), zone) === time.day)
    .sort(
      (one, other) =>
        daysBetween(day, one.day) - daysBetween(day, other.day) ||
        one.away - other.away ||
        one.from.getTime() - other.from.getTime(),
    );
}

function startsIn({ from, to }: Span, length: number): Date[] {
  const first = Math.ceil(from.getTime() / QUARTER) * QUARTER;
  const count = Math.floor((to.getTime() - length - first) / QUARTER) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, step) => new Date(first + step * QUARTER));
}
