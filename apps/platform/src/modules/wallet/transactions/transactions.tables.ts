import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { TRANSACTION_KINDS } from '@portal/domain/wallet/transaction';
import { TRANSACTION_REASONS } from '@portal/domain/wallet/transaction-reason';

/** Sums of what is finished, written by the database alone; the month is that in which it was made. */
export const transactionMonth = pgTable(
  'transaction_month',
  {
    walletId: text().notNull(),
    month: text().notNull(),
    kind: text({ enum: TRANSACTION_KINDS }).notNull(),
    reason: text({ enum: TRANSACTION_REASONS }).notNull(),
    count: integer().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.walletId, table.month, table.kind, table.reason] })],
);
