import type { StatisticsSpan } from '@portal/domain/statistics/statistics';
import { addDays } from '@portal/domain/time/day';
import type { ChartPoint } from '../series/chart-series.ts';

export type SpanUnit = 'day' | 'week' | 'month';

/** Days are one day long, weeks at most seven; the rest are months, of which the first and the last may be cut. */
export function unitOf(spans: readonly Pick<StatisticsSpan, 'from' | 'to'>[]): SpanUnit {
  if (spans.every(({ from, to }) => from === to)) return 'day';
  return spans.every(({ from, to }) => to <= addDays(from, 6)) ? 'week' : 'month';
}

const dayAndMonth = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;
const rangeOf = (from: string, to: string) => `${dayAndMonth(from)}–${dayAndMonth(to)}`;
/** More weeks than these have no room to name their last day. */
const RANGES_MAX = 6;

/** The spans as places on an axis: 27/10, 27/10–02/11, 11월. */
export function pointsOf(spans: readonly Pick<StatisticsSpan, 'from' | 'to'>[]): ChartPoint[] {
  const unit = unitOf(spans);
  return spans.map(({ from, to }) => {
    if (unit === 'day') return { key: from, label: dayAndMonth(from) };
    if (unit === 'month')
      return {
        key: from,
        label: `${Number(from.slice(5, 7))}월`,
        name: `${from.slice(0, 4)}년 ${Number(from.slice(5, 7))}월`,
      };
    const name = rangeOf(from, to);
    return { key: from, label: spans.length <= RANGES_MAX ? name : dayAndMonth(from), name };
  });
}
