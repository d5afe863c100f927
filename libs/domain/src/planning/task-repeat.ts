import * as v from 'valibot';
import { Day } from '../contract/scalar.ts';
import { addDays, dayOf, instantOf, minuteOf } from '../time/day.ts';

export const TASK_REPEAT_LIMITS = { intervalMax: 8, countMin: 2, countMax: 100 } as const;
const { intervalMax, countMin, countMax } = TASK_REPEAT_LIMITS;

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** How a task of her own comes again: every so many days or weeks, until a day or so many times. */
export const TaskRepeat = v.pipe(
  v.strictObject({
    every: v.picklist(['DAY', 'WEEK']),
    interval: whole(1, intervalMax),
    /** Its last day may be this one. */
    until: v.nullable(Day),
    count: v.nullable(whole(countMin, countMax)),
  }),
  v.check(({ until, count }) => (until === null) !== (count === null), '반복이 끝나는 날이나 횟수를 정해 주세요.'),
);
export type TaskRepeat = v.InferOutput<typeof TaskRepeat>;

/**
 * When it is due each time, the first of them as it is: always at the same time on her clocks. One more than may be is the
 * sign that there are too many.
 */
export function repeatedMoments(dueAt: string, { every, interval, until, count }: TaskRepeat, zone: string): Date[] {
  const first = dayOf(dueAt, zone);
  const minute = minuteOf(dueAt, zone);
  const step = interval * (every === 'WEEK' ? 7 : 1);
  const days = Array.from({ length: count ?? countMax + 1 }, (_, no) => addDays(first, no * step));
  return [
    new Date(dueAt),
    ...days
      .slice(1)
      .filter((day) => until === null || day <= until)
      .map((day) => instantOf(day, minute, zone)),
  ];
}
