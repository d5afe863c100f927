import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { CURRENCIES, TRANSACTION_KINDS, TRANSACTION_STATES } from '@portal/domain/wallet/transaction';
import { TRANSACTION_REASONS } from '@portal/domain/wallet/transaction-reason';
import { WITHDRAWAL_FAILURES } from '@portal/domain/wallet/withdrawal';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const money = () => bigint({ mode: 'number' });
const sequence = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity();

export const wallet = pgTable('wallet', {
  id: text().primaryKey(),
  ownerId: text().notNull(),
  currency: text({ enum: CURRENCIES }).notNull(),
  // Both are written by the database alone, from the ledger.
  available: money().notNull().default(0),
  onHold: money().notNull().default(0),
  version: integer().notNull().default(1),
});

export const walletTransaction = pgTable('wallet_transaction', {
  id: text().primaryKey(),
  seq: sequence().notNull(),
  code: text().notNull().unique(),
  walletId: text().notNull(),
  currency: text({ enum: CURRENCIES }).notNull(),
  kind: text({ enum: TRANSACTION_KINDS }).notNull(),
  state: text({ enum: TRANSACTION_STATES }).notNull(),
  amount: money().notNull(),
  reason: text({ enum: TRANSACTION_REASONS }).notNull(),
  refType: text(),
  refId: text(),
  title: text().notNull(),
  createdAt: instant().notNull(),
  finishedAt: instant(),
  failReason: text(),
  failCause: text({ enum: WITHDRAWAL_FAILURES }),
});

export const BUCKETS = ['AVAILABLE', 'ON_HOLD'] as const;
/**
 * TUITION is what families paid, BANK what left for teachers, FEE_* what the marketplace keeps, RESERVE what it bears of refunds,
 * POINTS where points come from and go to.
 */
export const SYSTEM_ACCOUNTS = ['TUITION', 'BANK', 'FEE_PLATFORM', 'FEE_CHANNEL', 'RESERVE', 'POINTS'] as const;

export const ledgerEntry = pgTable('ledger_entry', {
  seq: sequence().primaryKey(),
  txId: text().notNull(),
  currency: text({ enum: CURRENCIES }).notNull(),
  walletId: text(),
  bucket: text({ enum: BUCKETS }),
  systemAccount: text({ enum: SYSTEM_ACCOUNTS }),
  direction: text({ enum: ['DEBIT', 'CREDIT'] }).notNull(),
  amount: money().notNull(),
  at: instant().notNull(),
});

export const paymentAccount = pgTable('payment_account', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  accountNumber: text().notNull(),
  holder: text().notNull(),
  bankCode: text().notNull(),
  bankName: text().notNull(),
  isDefault: boolean().notNull().default(false),
  verifiedAt: instant(),
  holdUntil: instant(),
  createdAt: instant().notNull(),
  clientId: uuid(),
  version: integer().notNull().default(1),
  changedAt: instant(),
  proofId: text(),
});

export type WalletRow = typeof wallet.$inferSelect;
export type TransactionRow = typeof walletTransaction.$inferSelect;
export type PaymentAccountRow = typeof paymentAccount.$inferSelect;
