import type { WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import type { TransactionTotal } from '@portal/domain/wallet/transactions.contract';
import type { Db } from '../../../core/database/database.ts';
import { DomainError } from '../../../core/domain-error.ts';
import { cutAtMonths } from '../income/whole-months.ts';
import type { TransactionRow } from '../wallet.tables.ts';
import { transactionOf } from './transaction-view.ts';
import { ownTransactionQueries, totalsOf, type TransactionFilter } from './transactions.queries.ts';

/** What moved in the wallets of a teacher, the newest first, and the totals of all that the filter lets through. */
export async function listTransactions(
  db: Db,
  ownerId: string,
  filter: TransactionFilter,
  { size, lastItem }: { readonly size: number; readonly lastItem?: string | undefined },
): Promise<{ totals: TransactionTotal[]; items: WalletTransaction[] }> {
  const queries = ownTransactionQueries(db, ownerId);
  const wallets = await queries.wallets(filter.currency);
  const walletIds = wallets.map(({ id }) => id);
  if (!wallets.length) return { totals: [], items: [] };
  const behind = lastItem === undefined ? undefined : await queries.byId(lastItem);
  if (lastItem !== undefined && !behind)
    throw new DomainError('VALIDATION', { fields: { lastItem: '목록에 없는 거래예요.' } });
  const rows: TransactionRow[] = [];
  for (const id of walletIds) rows.push(...(await queries.pageStatement(id, filter, size, behind)));
  const newest = rows.toSorted(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.seq - one.seq,
  );
  return {
    totals: totalsOf(wallets, await sumsIn(queries, walletIds, filter)),
    items: newest.slice(0, size).map(transactionOf),
  };
}

/** What is not finished counts for nothing. Years are read from the sums of their months. */
async function sumsIn(
  queries: ReturnType<typeof ownTransactionQueries>,
  walletIds: readonly string[],
  { state, ...filter }: TransactionFilter,
) {
  if (state !== undefined && state !== 'SUCCESS') return [];
  const { months, edges } = cutAtMonths(filter);
  const sums = months ? await queries.monthSums(walletIds, filter, months) : [];
  for (const edge of edges) sums.push(...(await queries.sums(walletIds, { ...filter, ...edge })));
  return sums;
}
