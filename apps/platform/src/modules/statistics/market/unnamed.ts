import type { Figure, StatisticsSpan } from '@portal/domain/statistics/statistics';
import { type DaySum, type DaySums, SUMS_OF } from '../metric-sums.ts';
import type { Period } from '../period.ts';
import type { PeriodSums } from '../summary/figures.ts';
import type { MarketSpanSums } from './market.queries.ts';

/** A number that fewer made would tell what one of them did. */
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

/** Spans that are shown as one, with the most teachers who stand behind each number in any of them. */
interface Joined extends StatisticsSpan {
  readonly teaching: number;
  readonly earning: number;
  readonly earningBefore: number;
}

const isSafe = (number: number, teachers: number) => number === 0 || teachers >= TEACHERS_MIN;
const isShown = (one: Joined) =>
  isSafe(one.lessonCount, one.teaching) && isSafe(one.net, one.earning) && isSafe(one.beforeNet, one.earningBefore);

const join = (one: Joined, next: Joined): Joined => ({
  from: one.from,
  to: next.to,
  lessonCount: one.lessonCount + next.lessonCount,
  net: one.net + next.net,
  beforeNet: one.beforeNet + next.beforeNet,
  teaching: Math.max(one.teaching, next.teaching),
  earning: Math.max(one.earning, next.earning),
  earningBefore: Math.max(one.earningBefore, next.earningBefore),
});

/** The spans in order; one of too few teachers is shown together with those after it, the last with the one before. None where all are of too few. */
export function unnamedSpans(
  spans: readonly Period[],
  now: readonly MarketSpanSums[],
  before: readonly MarketSpanSums[],
): StatisticsSpan[] {
  const found = new Map(now.map((one) => [one.index, one]));
  const earlier = new Map(before.map((one) => [one.index, one]));
  const groups: Joined[] = [];
  for (const [index, span] of spans.entries()) {
    const own = found.get(index);
    const was = earlier.get(index);
    const next: Joined = {
      ...span,
      lessonCount: own?.lessonCount ?? 0,
      net: own?.net ?? 0,
      beforeNet: was?.net ?? 0,
      teaching: own?.teaching ?? 0,
      earning: own?.earning ?? 0,
      earningBefore: was?.earning ?? 0,
    };
    const last = groups.at(-1);
    if (last && !isShown(last)) groups[groups.length - 1] = join(last, next);
    else groups.push(next);
  }
  while (groups.length > 1 && !isShown(groups.at(-1)!)) groups.push(join(...(groups.splice(-2) as [Joined, Joined])));
  return groups
    .filter(isShown)
    .map(({ from, to, lessonCount, net, beforeNet }) => ({ from, to, lessonCount, net, beforeNet }));
}

/** Sums of people beside those of days. */
export const withPeople = (
  days: { readonly sums: DaySums; readonly teachers: Readonly<Record<DaySum, number>> },
  people: { students: number; newStudents: number; studentsOf: number; newStudentsOf: number },
): MarketSums => ({
  sums: { ...days.sums, students: people.students, newStudents: people.newStudents },
  teachers: { ...days.teachers, students: people.studentsOf, newStudents: people.newStudentsOf },
});
