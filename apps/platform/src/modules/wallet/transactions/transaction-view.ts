import { TRANSACTION_CAUSES } from '@portal/domain/wallet/transaction-reason';
import type { WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import type { TransactionRow } from '../wallet.tables.ts';

/** As its owner reads it; what caused it is named where the portal can show it. */
export function transactionOf(row: TransactionRow): WalletTransaction {
  const kind = TRANSACTION_CAUSES.find((cause) => cause === row.refType);
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    state: row.state,
    currency: row.currency,
    amount: row.amount,
    reason: row.reason,
    title: row.title,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    failReason: row.failReason ?? '',
    failCause: row.failCause,
    cause: kind && row.refId !== null ? { kind, id: row.refId } : null,
  };
}
