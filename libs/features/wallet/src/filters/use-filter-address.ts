import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { isDay } from '@portal/domain/time/day';
import { daysOfPeriod, PERIODS } from '@portal/domain/time/period';
import type { ChosenPeriod } from '@portal/ui/period-field';

const PERIOD_NAMES = ['period', 'from', 'to'];

/** What a list is narrowed by, as it stands in its address: choices by name, a period, and a page (INC-5). */
export function useFilterAddress(names: readonly string[], today: string) {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (values: Readonly<Record<string, string>>) =>
      setQuery(
        (old) => {
          const next = new URLSearchParams(old);
          // Another list begins at its beginning.
          next.delete('page');
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  );
  const all = [...names, ...PERIOD_NAMES];
  const chosen = periodIn(query);
  return {
    /** One of `values`, or undefined where the address says nothing that is known. */
    choiceOf: <T extends string>(name: string, values: readonly T[]) => values.find((one) => one === query.get(name)),
    chosen,
    days: daysOf(chosen, today),
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    isFiltered: all.some((name) => query.has(name)),
    change,
    reset: () => change(Object.fromEntries(all.map((name) => [name, '']))),
  };
}

function periodIn(query: URLSearchParams): ChosenPeriod {
  const dayIn = (name: 'from' | 'to') => {
    const day = query.get(name) ?? '';
    return isDay(day) ? day : '';
  };
  const period = PERIODS.find((one) => one === query.get('period')) ?? '';
  return { period, from: dayIn('from'), to: dayIn('to') };
}

/** The days that a period means; an open end is missing. Two days the wrong way round are said at their field. */
function daysOf({ period, from, to }: ChosenPeriod, today: string): { from?: string; to?: string } {
  if (period === '') return {};
  if (period !== 'CUSTOM') return daysOfPeriod(period, today);
  return { ...(from && { from }), ...(to && { to }) };
}
