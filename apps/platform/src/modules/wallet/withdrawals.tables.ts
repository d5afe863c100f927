import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { TRANSACTION_STATES } from '@portal/domain/wallet/transaction';
import {
  WITHDRAWAL_EVENTS,
  WITHDRAWAL_FAILURES,
  WITHDRAWAL_PLACES,
  WITHDRAWAL_STAGES,
  WITHDRAWAL_TRIGGERS,
} from '@portal/domain/wallet/withdrawal';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const money = () => bigint({ mode: 'number' });
const sequence = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity();

export const withdrawal = pgTable('withdrawal', {
  id: text().primaryKey(),
  seq: sequence().notNull(),
  code: text().notNull().unique(),
  teacherId: text().notNull(),
  walletId: text().notNull(),
  transactionId: text().notNull().unique(),
  requestKey: text().notNull(),
  requestHash: text().notNull(),
  amount: money().notNull(),
  balanceBefore: money().notNull(),
  state: text({ enum: TRANSACTION_STATES }).notNull(),
  stage: text({ enum: WITHDRAWAL_STAGES }).notNull(),
  trigger: text({ enum: WITHDRAWAL_TRIGGERS }).notNull(),
  accountId: text().notNull(),
  accountNumber: text().notNull(),
  holder: text().notNull(),
  bankCode: text().notNull(),
  bankName: text().notNull(),
  requestedAt: instant().notNull(),
  dueAt: instant().notNull(),
  sentAt: instant(),
  finishedAt: instant(),
  failCause: text({ enum: WITHDRAWAL_FAILURES }),
  failNote: text().notNull().default(''),
  batchId: text(),
});
export type WithdrawalRow = typeof withdrawal.$inferSelect;

export const withdrawalHistory = pgTable('withdrawal_history', {
  seq: sequence().primaryKey(),
  withdrawalId: text().notNull(),
  event: text({ enum: WITHDRAWAL_EVENTS }).notNull(),
  toPlace: text({ enum: WITHDRAWAL_PLACES }).notNull(),
  actorId: text().notNull(),
  at: instant().notNull(),
});
