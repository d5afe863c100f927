import { formatMoney, formatPoints, groupDigits } from '../format/money.ts';
import { type Figure, METRIC_UNITS, type Metric, type Work } from './statistics.ts';

/** A length of work: `59시간 20분`, `45분`, `1,200시간`; never days, which are longer than anybody works. */
export function formatWorkMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${groupDigits(hours)}시간`, (rest > 0 || hours === 0) && `${rest}분`];
  return parts.filter(Boolean).join(' ');
}

const hundredths = (value: number, digits: number) => (value / 100).toFixed(digits).replace(/^-/, '\u2212');

/** A value of a metric in its unit: `60회`, `59시간 20분`, `4.6점`, `96.8%`. */
export function formatMetric(metric: Metric, value: number): string {
  switch (METRIC_UNITS[metric]) {
    case 'COUNT':
      return `${groupDigits(value)}회`;
    case 'MINUTES':
      return formatWorkMinutes(value);
    case 'PEOPLE':
      return `${groupDigits(value)}명`;
    case 'MONEY':
      return formatMoney(value);
    case 'STARS':
      return `${hundredths(value, 1)}점`;
    case 'SHARE':
      return `${hundredths(value, 1)}%`;
    case 'POINTS':
      return formatPoints(value);
  }
}

/** How far apart two values of a metric are, in its unit; of shares in percentage points: `1.7%p`. */
export const formatDifference = (metric: Metric, difference: number): string =>
  METRIC_UNITS[metric] === 'SHARE' ? `${formatMetric(metric, difference)}p` : formatMetric(metric, difference);

/** Whether its value is an average or a share of its rows, and no sum of them. */
export const isAverage = (metric: Metric): boolean =>
  METRIC_UNITS[metric] === 'STARS' || METRIC_UNITS[metric] === 'SHARE' || metric === 'REPLY_MINUTES';

/** What an hour of it brought, in whole đồng; null where no minute was worked. */
export const netPerHour = (net: number, minutes: number): number | null =>
  minutes === 0 ? null : Math.round((net * 60) / minutes);

type Hours = Pick<Work, 'lessonMinutes' | 'gradingMinutes' | 'wrapUpMinutes'>;

/** Lessons, grading and wrap-up together, in minutes. */
export const workedMinutes = ({ lessonMinutes, gradingMinutes, wrapUpMinutes }: Hours): number =>
  lessonMinutes + gradingMinutes + wrapUpMinutes;

/** What an hour of all the work brought; null where nothing came in yet: that is no wage of nothing. */
export const wageOf = (work: Hours & Pick<Work, 'net'>): number | null =>
  work.net > 0 ? netPerHour(work.net, workedMinutes(work)) : null;

/** The figure of a metric; one that was not counted is empty. */
export const figureOf = (figures: readonly Figure[], metric: Metric): Figure =>
  figures.find((one) => one.metric === metric) ?? { metric, value: null, before: null, of: 0 };
