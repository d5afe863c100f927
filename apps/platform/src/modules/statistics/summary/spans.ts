import type { StatisticsSpan } from '@portal/domain/statistics/statistics';
import { addDays, daysBetween } from '@portal/domain/time/day';
import { type Period, periodBefore, spansOf } from '../period.ts';
import type { SpanSums } from './summary.queries.ts';

/** The spans of a period, and the same days of the one before beside each: as many days earlier as the period is long. */
export function twoFoldSpans(period: Period): { readonly now: Period[]; readonly before: Period[] } {
  const days = daysBetween(periodBefore(period).from, period.from);
  const now = spansOf(period);
  return { now, before: now.map(({ from, to }) => ({ from: addDays(from, -days), to: addDays(to, -days) })) };
}

/** What happened in each span; in one in which nothing did, nothing. */
export function shownSpans(
  spans: readonly Period[],
  now: readonly SpanSums[],
  before: readonly SpanSums[],
): StatisticsSpan[] {
  const found = new Map(now.map((one) => [one.index, one]));
  const earlier = new Map(before.map((one) => [one.index, one]));
  return spans.map((span, index) => ({
    ...span,
    lessonCount: found.get(index)?.lessonCount ?? 0,
    net: found.get(index)?.net ?? 0,
    beforeNet: earlier.get(index)?.net ?? 0,
  }));
}
