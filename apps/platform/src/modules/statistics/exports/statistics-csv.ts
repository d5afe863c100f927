import { METRIC_LABELS, type Metric } from '@portal/domain/statistics/statistics';
import { addDays } from '@portal/domain/time/day';
import { countedOf, type DaySums, type SummedMetric } from '../metric-sums.ts';
import type { Period } from '../period.ts';
import { addedUp } from '../summary/figures.ts';
import { csvOf } from './csv.ts';

/** One day as it is exported; people are counted once a day. */
export interface ExportedDay extends DaySums {
  readonly day: string;
  readonly students: number;
  readonly newStudents: number;
  readonly gradingSeconds: number;
  readonly wrapUpSeconds: number;
}

/** What a number means where its name does not say it; stars and percents with their decimals. */
const UNITS: Partial<Record<Metric, string>> = {
  MINUTES: '분',
  GROSS: 'VND',
  NET: 'VND',
  RATING: '점',
  ATTENDANCE: '%',
  HOMEWORK: '%',
  REPLY_MINUTES: '분',
  POINTS_EARNED: 'xu',
  POINTS_USED: 'xu',
};
const HUNDREDTHS: readonly Metric[] = ['RATING', 'ATTENDANCE', 'HOMEWORK'];

const BEFORE_PEOPLE: readonly SummedMetric[] = ['LESSONS_HELD', 'LESSONS_CANCELED', 'MINUTES'];
const AFTER_PEOPLE: readonly SummedMetric[] = [
  'GROSS',
  'NET',
  'RATING',
  'ATTENDANCE',
  'HOMEWORK',
  'REPLY_MINUTES',
  'POINTS_EARNED',
  'POINTS_USED',
];

const named = (metric: Metric) => `${METRIC_LABELS[metric]}${UNITS[metric] ? ` (${UNITS[metric]})` : ''}`;
const HEAD = [
  '날짜',
  '수업',
  ...BEFORE_PEOPLE.map(named),
  named('STUDENTS'),
  named('NEW_STUDENTS'),
  ...AFTER_PEOPLE.map(named),
  '채점한 시간 (분)',
  '수업을 정리한 시간 (분)',
];

const minutes = (seconds: number) => Math.round(seconds / 60);
const NOTHING = { students: 0, newStudents: 0, gradingSeconds: 0, wrapUpSeconds: 0, ...addedUp([]) };

function valueOf(metric: SummedMetric, sums: DaySums): number | null {
  const { value } = countedOf(metric, sums);
  return value !== null && HUNDREDTHS.includes(metric) ? value / 100 : value;
}

/** One row for each day of the period, also where nothing happened. `scope` names the class, or says that it is all of them. */
export function statisticsCsv(period: Period, scope: string, days: readonly ExportedDay[]): string {
  const known = new Map(days.map((one) => [one.day, one]));
  const rows: (string | number | null)[][] = [];
  for (let day = period.from; day <= period.to; day = addDays(day, 1)) {
    const one = known.get(day) ?? NOTHING;
    rows.push([
      day,
      scope,
      ...BEFORE_PEOPLE.map((metric) => valueOf(metric, one)),
      one.students,
      one.newStudents,
      ...AFTER_PEOPLE.map((metric) => valueOf(metric, one)),
      minutes(one.gradingSeconds),
      minutes(one.wrapUpSeconds),
    ]);
  }
  return csvOf([HEAD, ...rows]);
}
