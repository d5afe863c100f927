import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Sums of what is finished, written by the database alone; the month is that in which it was made. */
export const transactionMonth = pgTable(
  'transaction_month',
  {
    walletId: text().notNull(),
    month: text().notNull(),
    kind: text().notNull(),
    reason: text().notNull(),
    count: integer().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.walletId, table.month, table.kind, table.reason] })],
);
