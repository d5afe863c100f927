import type { Metric } from '@portal/domain/statistics/statistics';

/** Students are not added up: one of many days is one. */
export type SummedMetric = Exclude<Metric, 'STUDENTS' | 'NEW_STUDENTS'>;
/** Those whose figure is the mean of their things, in whole units; of nothing there is none. */
const MEANS: readonly Metric[] = ['RATING', 'ATTENDANCE', 'HOMEWORK', 'REPLY_MINUTES'];

/** The sums of days, as `stat_day` has them. */
export const DAY_SUMS = [
  'lessonsHeld',
  'lessonsCanceled',
  'minutes',
  'incomes',
  'gross',
  'net',
  'reviews',
  'ratingSum',
  'attendances',
  'attended',
  'homeworks',
  'handedIn',
  'replies',
  'replyMinutes',
  'earnings',
  'pointsIn',
  'spendings',
  'pointsOut',
] as const;
export type DaySum = (typeof DAY_SUMS)[number];
export type DaySums = Readonly<Record<DaySum, number>>;

/** Of how many things each metric is made, and what they come to. */
export const SUMS_OF: Record<SummedMetric, { readonly of: DaySum; readonly sum: DaySum }> = {
  LESSONS_HELD: { of: 'lessonsHeld', sum: 'lessonsHeld' },
  LESSONS_CANCELED: { of: 'lessonsCanceled', sum: 'lessonsCanceled' },
  MINUTES: { of: 'lessonsHeld', sum: 'minutes' },
  GROSS: { of: 'incomes', sum: 'gross' },
  NET: { of: 'incomes', sum: 'net' },
  RATING: { of: 'reviews', sum: 'ratingSum' },
  ATTENDANCE: { of: 'attendances', sum: 'attended' },
  HOMEWORK: { of: 'homeworks', sum: 'handedIn' },
  REPLY_MINUTES: { of: 'replies', sum: 'replyMinutes' },
  POINTS_EARNED: { of: 'earnings', sum: 'pointsIn' },
  POINTS_USED: { of: 'spendings', sum: 'pointsOut' },
};

/** What a metric comes to, and of how many things. */
export interface Counted {
  readonly value: number | null;
  readonly of: number;
}

export function countedOf(metric: SummedMetric, sums: DaySums): Counted {
  const of = sums[SUMS_OF[metric].of];
  const sum = sums[SUMS_OF[metric].sum];
  if (!MEANS.includes(metric)) return { value: sum, of };
  return { value: of ? Math.round(sum / of) : null, of };
}
