import type { ComponentProps } from 'react';
import type { SeriesChart } from '@portal/chart/series-chart';
import type { IncomeMonth } from '@portal/domain/wallet/income';
import { months as words } from '../overview-messages.ts';

type ChartSeries = ComponentProps<typeof SeriesChart>['series'][number];

/** What the running month is expected to come to beside what is earned; null while it is not known. */
export interface Expected {
  readonly booked: number | null;
  /** More lessons than are booked, of the what-if. */
  readonly extra: number;
}

/**
 * The months that are over as a line, the running one as a column: what is earned is full, what is booked hatched, and a stroke
 * marks where more lessons would lead.
 */
export function monthSeries(months: readonly IncomeMonth[], { booked, extra }: Expected): ChartSeries[] {
  const last = months.length - 1;
  const running = (value: number | null) => months.map((_, at) => (at === last ? value : null));
  const earned = months[last]?.net ?? 0;
  const series: (ChartSeries | false)[] = [
    {
      id: 'closed',
      label: words.earned,
      kind: 'area',
      tone: 'lead',
      values: months.map(({ net }, at) => (at === last ? null : net)),
      hasLabels: false,
    },
    { id: 'earned', label: words.running, kind: 'bar', tone: 'lead', stack: 'running', values: running(earned) },
    booked !== null && {
      id: 'booked',
      label: words.booked,
      kind: 'bar',
      tone: 'lead',
      pattern: 'hatch',
      stack: 'running',
      values: running(booked),
    },
    booked !== null &&
      extra > 0 && {
        id: 'extra',
        label: words.whatIf,
        kind: 'mark',
        tone: 'ink',
        values: running(earned + booked + extra),
      },
  ];
  return series.filter((one) => one !== false);
}

/** Of the twelve months, and of each that is over and had lessons. */
export function sumsOfMonths(months: readonly IncomeMonth[]) {
  const total = months.reduce((sum, { net }) => sum + net, 0);
  const taught = months.slice(0, -1).filter(({ lessonCount, net }) => lessonCount > 0 || net > 0);
  const over = taught.reduce((sum, { net }) => sum + net, 0);
  return { total, taught: taught.length, average: taught.length === 0 ? null : Math.floor(over / taught.length) };
}
