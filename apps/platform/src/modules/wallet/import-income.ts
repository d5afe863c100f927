import { randomUUID } from 'node:crypto';
import type { Tx } from '../../core/database/database.ts';
import { post, transfer } from './ledger.queries.ts';
import { transactionCode } from './transaction-code.ts';
import { transactionQueries, walletQueries } from './wallets.queries.ts';

/** Writes finished income of lessons, as imports do. */
export async function importIncome(
  tx: Tx,
  teacherId: string,
  { amount, title }: { readonly amount: number; readonly title: string },
  at: Date,
): Promise<void> {
  const wallet = await walletQueries(tx, teacherId, 'VND').lock();
  const id = `txn_${randomUUID()}`;
  await transactionQueries(tx).add(wallet, {
    id,
    code: transactionCode('TU', at),
    kind: 'TU',
    amount,
    reason: 'LESSON_INCOME',
    title,
    createdAt: at,
    finishedAt: at,
  });
  const to = { walletId: wallet.id, bucket: 'AVAILABLE' } as const;
  const entries = transfer(amount, { from: { systemAccount: 'TUITION' }, to });
  await post(tx, { txId: id, currency: 'VND', at, entries });
}
