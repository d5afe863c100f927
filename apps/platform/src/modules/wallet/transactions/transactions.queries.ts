import { and, desc, eq, gte, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type PointMeaning, pointMeaningOf } from '@portal/domain/points/point-meaning';
import type { Currency, TransactionKind, TransactionState } from '@portal/domain/wallet/transaction';
import type { TransactionReason } from '@portal/domain/wallet/transaction-reason';
import type { TransactionTotal } from '@portal/domain/wallet/transactions.contract';
import type { Db } from '../../../core/database/database.ts';
import type { Period } from '../income/whole-months.ts';
import { type TransactionRow, wallet, walletTransaction } from '../wallet.tables.ts';
import { transactionMonth } from './transactions.tables.ts';

export interface TransactionFilter extends Period {
  readonly kind?: TransactionKind | undefined;
  readonly state?: TransactionState | undefined;
  readonly currency?: Currency | undefined;
  readonly reason?: TransactionReason | undefined;
}

interface Sum {
  readonly walletId: string;
  readonly kind: TransactionKind;
  readonly reason: TransactionReason;
  readonly count: number;
  readonly amount: number;
}

/** What moved in the wallets of one person. Every statement names her, or wallets that are hers. */
export function ownTransactionQueries(db: Db, ownerId: string) {
  const isIn = (walletIds: readonly string[]) => inArray(walletTransaction.walletId, [...walletIds]);

  const which = (
    walletIds: readonly string[],
    { kind, state, reason, from, until }: TransactionFilter,
  ): SQL | undefined =>
    and(
      isIn(walletIds),
      kind && eq(walletTransaction.kind, kind),
      state && eq(walletTransaction.state, state),
      reason && eq(walletTransaction.reason, reason),
      from && gte(walletTransaction.createdAt, from),
      until && lt(walletTransaction.createdAt, until),
    );

  return {
    wallets: (currency?: Currency): Promise<{ id: string; currency: Currency }[]> =>
      db
        .select({ id: wallet.id, currency: wallet.currency })
        .from(wallet)
        .where(and(eq(wallet.ownerId, ownerId), currency && eq(wallet.currency, currency)))
        .orderBy(desc(wallet.currency)),

    async byId(id: string): Promise<TransactionRow | undefined> {
      const [found] = await db
        .select({ row: walletTransaction })
        .from(walletTransaction)
        .innerJoin(wallet, and(eq(wallet.id, walletTransaction.walletId), eq(wallet.ownerId, ownerId)))
        .where(eq(walletTransaction.id, id));
      return found?.row;
    },

    /** The newest of those behind one; of one wallet, so that its index has them in order. */
    pageStatement: (walletId: string, filter: TransactionFilter, size: number, behind?: TransactionRow) =>
      db
        .select()
        .from(walletTransaction)
        .where(
          and(
            which([walletId], filter),
            behind &&
              or(
                lt(walletTransaction.createdAt, behind.createdAt),
                and(eq(walletTransaction.createdAt, behind.createdAt), lt(walletTransaction.seq, behind.seq)),
              ),
            behind && lte(walletTransaction.createdAt, behind.createdAt),
          ),
        )
        .orderBy(desc(walletTransaction.createdAt), desc(walletTransaction.seq))
        .limit(size),

    /** Of what is finished, singly. What came back of a failed withdrawal counts as little as that, unless it alone is asked for. */
    sums: (walletIds: readonly string[], filter: Omit<TransactionFilter, 'state'>): Promise<Sum[]> =>
      db
        .select({
          walletId: walletTransaction.walletId,
          kind: walletTransaction.kind,
          reason: walletTransaction.reason,
          count: sql<number>`count(*)::int`,
          amount: sql<number>`sum(${walletTransaction.amount})::bigint`.mapWith(Number),
        })
        .from(walletTransaction)
        .where(
          and(
            which(walletIds, { ...filter, state: 'SUCCESS' }),
            filter.reason ? undefined : ne(walletTransaction.reason, 'PAYOUT_RETURN'),
          ),
        )
        .groupBy(walletTransaction.walletId, walletTransaction.kind, walletTransaction.reason),

    /** The same of whole months, by their sums. */
    monthSums: (
      walletIds: readonly string[],
      { kind, reason }: TransactionFilter,
      { first, last }: { first: string; last: string },
    ): Promise<Sum[]> =>
      db
        .select({
          walletId: transactionMonth.walletId,
          kind: transactionMonth.kind,
          reason: transactionMonth.reason,
          count: sql<number>`sum(${transactionMonth.count})::int`,
          amount: sql<number>`sum(${transactionMonth.amount})::bigint`.mapWith(Number),
        })
        .from(transactionMonth)
        .where(
          and(
            inArray(transactionMonth.walletId, [...walletIds]),
            kind && eq(transactionMonth.kind, kind),
            reason ? eq(transactionMonth.reason, reason) : ne(transactionMonth.reason, 'PAYOUT_RETURN'),
            gte(transactionMonth.month, first),
            lte(transactionMonth.month, last),
          ),
        )
        .groupBy(transactionMonth.walletId, transactionMonth.kind, transactionMonth.reason),
  };
}

/** What came and went in each of these wallets. */
export const totalsOf = (
  wallets: readonly { id: string; currency: Currency }[],
  sums: readonly Sum[],
): TransactionTotal[] =>
  wallets.map(({ id, currency }) => {
    const own = sums.filter(({ walletId }) => walletId === id);
    const amountOf = (isMeant: (one: Sum) => boolean) =>
      own.filter(isMeant).reduce((sum, { amount }) => sum + amount, 0);
    const pointsOf = (meaning: PointMeaning) =>
      currency === 'CCXU' ? amountOf((one) => pointMeaningOf(one.kind, one.reason) === meaning) : 0;
    return {
      currency,
      count: own.reduce((sum, { count }) => sum + count, 0),
      in: amountOf(({ kind }) => kind === 'TU'),
      out: amountOf(({ kind }) => kind === 'WD'),
      returned: pointsOf('RETURNED'),
      expired: pointsOf('EXPIRED'),
    };
  });
