import { isDay } from '@portal/domain/time/day';
import { daysOfPeriod, PERIODS } from '@portal/domain/time/period';
import type { TransactionKind } from '@portal/domain/wallet/transaction';
import type { TransactionReason } from '@portal/domain/wallet/transaction-reason';
import type { ChosenPeriod } from '@portal/ui/period-field';

/** Why points come, and why they go. A gift that is given back brings its points again. */
export const REASONS = {
  TU: ['MISSION', 'THANK_YOU', 'SHARED_PACK', 'REFERRAL', 'GIFT', 'ADJUSTMENT'],
  WD: ['GIFT', 'EXPIRY', 'ADJUSTMENT'],
} as const satisfies Record<TransactionKind, readonly TransactionReason[]>;

/** What the statement shows, as it stands in its address. */
export interface StatementView {
  readonly reason: TransactionReason | '';
  readonly chosen: ChosenPeriod;
}

const dayIn = (query: URLSearchParams, name: 'from' | 'to') => {
  const day = query.get(name) ?? '';
  return isDay(day) ? day : '';
};

/** Reads the address; what it cannot mean is as if it were not there (INC-5). */
export const readView = (query: URLSearchParams, kind: TransactionKind): StatementView => ({
  reason: REASONS[kind].find((reason) => reason === query.get('reason')) ?? '',
  chosen: {
    period: PERIODS.find((period) => period === query.get('period')) ?? '',
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
  },
});

/** The address of a view; other words in it stay. */
export function writeView({ reason, chosen }: StatementView, old: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(old);
  for (const [name, value] of Object.entries({ reason, ...chosen })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The days of the period, both included; an open end is missing. */
export function daysOf({ period, from, to }: ChosenPeriod, today: string): { from?: string; to?: string } {
  if (period === '') return {};
  if (period === 'CUSTOM') return { ...(from && { from }), ...(to && { to }) };
  return daysOfPeriod(period, today);
}

/** What is asked of the server. */
export const queryOf = ({ reason, chosen }: StatementView, kind: TransactionKind, today: string) => ({
  kind,
  currency: 'CCXU' as const,
  ...(reason && { reason }),
  ...daysOf(chosen, today),
});

export const isNarrowed = ({ reason, chosen }: StatementView): boolean => reason !== '' || chosen.period !== '';
