import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { daysBetween, isDay } from '@portal/domain/time/day';
import { daysOfPeriod, type Period, PERIOD_LABELS, PERIODS } from '@portal/domain/time/period';

interface ChosenDays {
  readonly period: Period;
  /** Of days of her own, `YYYY-MM-DD`; '' where that end is open. */
  readonly from: string;
  readonly to: string;
}

export interface PeriodAddress {
  readonly chosen: ChosenDays;
  /** Both ends, the last one included; null as long as the chosen days are none that can be counted. */
  readonly days: { readonly from: string; readonly to: string } | null;
  /** Whether the chosen days are more than can be counted at once. */
  readonly isTooLong: boolean;
  /** What the period before is called: 지난 4주, 앞 기간. */
  readonly beforeLabel: string;
  /** The period itself: 4주. */
  readonly label: string;
  /** Sets what is named and forgets what is empty; another list begins at its first page unless one is named. */
  readonly change: (values: Readonly<Record<string, string | undefined>>) => void;
}

const DEFAULT: Period = 'W4';
const OWN_DAYS = '이 기간';
const OWN_BEFORE = '앞 기간';

const dayIn = (query: URLSearchParams, name: 'from' | 'to') => {
  const day = query.get(name) ?? '';
  return isDay(day) ? day : '';
};

/** The preset that means these days; else they are days of her own. */
const presetOf = (days: { readonly from: string; readonly to: string }, today: string): Period =>
  PERIODS.find((one) => {
    if (one === 'CUSTOM') return false;
    const { from, to } = daysOfPeriod(one, today);
    return from === days.from && to === days.to;
  }) ?? 'CUSTOM';

/** The period that figures are asked for, as it stands in the address (INC-5): four weeks unless it says otherwise, at most so many days. */
export function usePeriodAddress(today: string, maxDays: number): PeriodAddress {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (values: Readonly<Record<string, string | undefined>>) =>
      setQuery((old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        if (!values['page']) next.delete('page');
        return next;
      }),
    [setQuery],
  );
  const [from, to] = [dayIn(query, 'from'), dayIn(query, 'to')];
  // Two days alone are a period too: links to rows name them so.
  const ofDays = from && to ? presetOf({ from, to }, today) : DEFAULT;
  const period = PERIODS.find((one) => one === query.get('period')) ?? ofDays;
  const isOwn = period === 'CUSTOM';
  const own = isOwn && from !== '' && to !== '' && from <= to ? { from, to } : null;
  const isTooLong = own !== null && daysBetween(own.from, own.to) + 1 > maxDays;
  return {
    chosen: { period, from: isOwn ? from : '', to: isOwn ? to : '' },
    days: isOwn ? (isTooLong ? null : own) : daysOfPeriod(period, today),
    isTooLong,
    label: isOwn ? OWN_DAYS : PERIOD_LABELS[period],
    beforeLabel: isOwn ? OWN_BEFORE : `지난 ${PERIOD_LABELS[period]}`,
    change,
  };
}
