import type { IncomeFilter } from '@portal/api/wallet/incomes.api';
import { isDay } from '@portal/domain/time/day';
import { daysOfPeriod, PERIODS } from '@portal/domain/time/period';
import { INCOME_STATES, type IncomeState } from '@portal/domain/wallet/income';
import type { ChosenPeriod } from '@portal/ui/period-field';

const NAMES = ['class', 'state', 'period', 'from', 'to'] as const;
export type FilterValues = Partial<Record<(typeof NAMES)[number], string>>;

export interface LessonFilters {
  readonly classId: string | undefined;
  readonly state: IncomeState | undefined;
  readonly chosen: ChosenPeriod;
}

const dayIn = (query: URLSearchParams, name: 'from' | 'to') => {
  const day = query.get(name) ?? '';
  return isDay(day) ? day : '';
};

/** The filters of a list as they stand in its address; days without the name of a period are days of her own. */
export function readFilters(query: URLSearchParams): LessonFilters {
  const [from, to] = [dayIn(query, 'from'), dayIn(query, 'to')];
  const named = PERIODS.find((period) => period === query.get('period')) ?? '';
  return {
    classId: query.get('class') || undefined,
    state: INCOME_STATES.find((state) => state === query.get('state')),
    chosen: { period: named === '' && (from || to) ? 'CUSTOM' : named, from, to },
  };
}

/** The address with other filters. */
export function writeFilters(query: URLSearchParams, values: FilterValues): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

export const isFiltered = (query: URLSearchParams): boolean => NAMES.some((name) => query.has(name));
export const NO_FILTERS: FilterValues = Object.fromEntries(NAMES.map((name) => [name, '']));

/** What the platform is asked for; an end that is open is left out (INC-5). */
export function askedBy({ classId, state, chosen }: LessonFilters, today: string): IncomeFilter {
  const { period, from, to } = chosen;
  const days = period === '' || period === 'CUSTOM' ? { from, to } : daysOfPeriod(period, today);
  return {
    ...(classId && { classId }),
    ...(state && { state }),
    ...(days.from && { from: days.from }),
    ...(days.to && { to: days.to }),
  };
}
