import { dayOf, daysBetween } from '../time/day.ts';
import { HOLIDAY_COUNTRY_LABELS, type Holiday } from '../time/holiday.ts';
import type { PlannedTime } from '../time/plan-times.ts';
import type { TimeSpan } from './schedule-conflict.ts';

interface DaysOff {
  readonly holidays: readonly Holiday[];
  readonly timeOffs: readonly TimeSpan[];
}

/**
 * Why a teacher holds no lesson at a time: a holiday of a country that she chose, or her time off. A course looks ahead by it, and
 * a class is made by it.
 */
export function obstaclesOf({ holidays, timeOffs }: DaysOff): (time: PlannedTime) => string | undefined {
  const names = new Map<string, string>();
  for (const { date, country, name } of holidays)
    if (!names.has(date)) names.set(date, country === 'KR' ? name : `${HOLIDAY_COUNTRY_LABELS[country]} ${name}`);
  const spans = timeOffs.map(({ startAt, endAt }) => ({ start: Date.parse(startAt), end: Date.parse(endAt) }));
  return ({ day, from, to }) =>
    names.get(day) ?? (spans.some(({ start, end }) => start < +to && +from < end) ? '쉬는 시간' : undefined);
}

/** The calendar days that times off touch, in order, as `lastPlanDay` takes them. */
export const stretchesOff = (timeOffs: readonly TimeSpan[], zone: string): { first: string; days: number }[] =>
  timeOffs
    .map(({ startAt, endAt }) => {
      const first = dayOf(startAt, zone);
      return { first, days: daysBetween(first, dayOf(endAt, zone)) + 1 };
    })
    .toSorted((one, other) => (one.first < other.first ? -1 : 1));
