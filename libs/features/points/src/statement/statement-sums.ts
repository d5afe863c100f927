import type { PointMeaning } from '@portal/domain/points/point-meaning';
import type { TransactionKind } from '@portal/domain/wallet/transaction';
import type { TransactionTotal } from '@portal/domain/wallet/transactions.contract';

interface PointSum {
  readonly meaning: PointMeaning;
  readonly points: number;
}

/** What came, or what went: the ordinary sum, and beside it what came back or ran out; that alone where the filter leaves nothing else. */
export function sumsOf(kind: TransactionKind, total: TransactionTotal | undefined): PointSum[] {
  const [all, apart] = kind === 'TU' ? [total?.in, total?.returned] : [total?.out, total?.expired];
  const own = { meaning: kind === 'TU' ? 'EARNED' : 'USED', points: (all ?? 0) - (apart ?? 0) } as const;
  if (!apart) return [own];
  const other = { meaning: kind === 'TU' ? 'RETURNED' : 'EXPIRED', points: apart } as const;
  return own.points > 0 ? [own, other] : [other];
}
