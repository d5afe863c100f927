import { type Figure, MARKET_MONTHS, type StatisticsSpan } from '@portal/domain/statistics/statistics';
import { type DaySum, type DaySums, SUMS_OF } from '../metric-sums.ts';
import type { Period } from '../period.ts';
import type { PeriodSums } from '../summary/figures.ts';
import type { MarketSpanSums } from './market.queries.ts';

/**
 * A number that fewer made would tell what one of them did. Two numbers that each are of enough tell it too, where one is the other and
 * a little more: this month and this month less a day. Therefore the market is told in pieces that never overlap, whole months that are
 * over, each kept back or not by itself; whatever is reckoned from them was reckoned from numbers of enough teachers. What is confirmed
 * so late that it changes a month that was read before is not hidden by that.
 */
export const TEACHERS_MIN = 3;

/** Sums of the market, and of how many teachers each is made. */
export interface MarketSums {
  readonly sums: PeriodSums;
  readonly teachers: Readonly<Record<DaySum | 'students' | 'newStudents', number>>;
}

function makersOf(metric: Figure['metric'], { teachers }: MarketSums): number {
  if (metric === 'STUDENTS') return teachers.students;
  if (metric === 'NEW_STUDENTS') return teachers.newStudents;
  return teachers[SUMS_OF[metric].of];
}

/** The figures without those of too few; of nobody, nothing is told either way. */
export const unnamedFigures = (figures: readonly Figure[], now: MarketSums, before: MarketSums): Figure[] =>
  figures.map((figure) => {
    const isShown = makersOf(figure.metric, now) >= TEACHERS_MIN;
    const wasShown = makersOf(figure.metric, before) >= TEACHERS_MIN;
    return {
      metric: figure.metric,
      value: isShown ? figure.value : null,
      before: wasShown ? figure.before : null,
      of: isShown ? figure.of : 0,
    };
  });

const isSafe = (number: number, teachers: number) => number === 0 || teachers >= TEACHERS_MIN;

/**
 * The later half of the months, each beside the one a year before it. One of too few teachers is left out and never added to another:
 * that one is told by itself when it is asked for, and their sum less it would be what was to be kept back.
 */
export function toldMonths(months: readonly Period[], found: readonly MarketSpanSums[]): StatisticsSpan[] {
  const sums = new Map(found.map((one) => [one.index, one]));
  return months.slice(MARKET_MONTHS).flatMap((month, at) => {
    const own = sums.get(at + MARKET_MONTHS);
    const was = sums.get(at);
    const isTold =
      isSafe(own?.lessonCount ?? 0, own?.teaching ?? 0) &&
      isSafe(own?.net ?? 0, own?.earning ?? 0) &&
      isSafe(was?.net ?? 0, was?.earning ?? 0);
    return isTold
      ? [{ ...month, lessonCount: own?.lessonCount ?? 0, net: own?.net ?? 0, beforeNet: was?.net ?? 0 }]
      : [];
  });
}

/** Sums of people beside those of days. */
export const withPeople = (
  days: { readonly sums: DaySums; readonly teachers: Readonly<Record<DaySum, number>> },
  people: { students: number; newStudents: number; studentsOf: number; newStudentsOf: number },
): MarketSums => ({
  sums: { ...days.sums, students: people.students, newStudents: people.newStudents },
  teachers: { ...days.teachers, students: people.studentsOf, newStudents: people.newStudentsOf },
});
