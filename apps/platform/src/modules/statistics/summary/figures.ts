import { type Figure, METRICS } from '@portal/domain/statistics/statistics';
import { type Counted, countedOf, DAY_SUMS, type DaySums } from '../metric-sums.ts';

/** What is counted in one period: sums of its days, and who was taught. */
export interface PeriodSums extends DaySums {
  readonly students: number;
  readonly newStudents: number;
}

const NOTHING = Object.fromEntries(DAY_SUMS.map((name) => [name, 0])) as unknown as DaySums;

/** Sums of sums. */
export const addedUp = (all: readonly DaySums[]): DaySums =>
  all.reduce<DaySums>(
    (total, one) => Object.fromEntries(DAY_SUMS.map((name) => [name, total[name] + one[name]])) as unknown as DaySums,
    NOTHING,
  );

function counted(metric: Figure['metric'], sums: PeriodSums): Counted {
  if (metric === 'STUDENTS') return { value: sums.students, of: sums.students };
  if (metric === 'NEW_STUDENTS') return { value: sums.newStudents, of: sums.newStudents };
  return countedOf(metric, sums);
}

/** Every metric of a period beside that of the one before. */
export const figuresOf = (now: PeriodSums, before: PeriodSums): Figure[] =>
  METRICS.map((metric) => ({ metric, ...counted(metric, now), before: counted(metric, before).value }));
