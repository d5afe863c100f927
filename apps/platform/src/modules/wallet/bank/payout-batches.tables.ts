import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Withdrawals that were handed to a bank in one file. */
export const payoutBatch = pgTable('payout_batch', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  count: integer().notNull(),
  total: bigint({ mode: 'number' }).notNull(),
});
export type PayoutBatchRow = typeof payoutBatch.$inferSelect;
