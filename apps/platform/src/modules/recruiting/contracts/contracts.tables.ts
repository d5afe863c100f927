import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContractDocument } from '@portal/domain/recruiting/contract-text';
import { CONTRACT_EVENTS, CONTRACT_STATUSES } from '@portal/domain/recruiting/contract-transitions';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const recruitingSecret = pgTable('recruiting_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});

export const teacherContract = pgTable('teacher_contract', {
  id: text().primaryKey(),
  applicationId: text().notNull(),
  status: text({ enum: CONTRACT_STATUSES }).notNull(),
  document: jsonb().notNull().$type<ContractDocument>(),
  textVersion: text().notNull(),
  textHash: text().notNull(),
  sentAt: instant().notNull(),
  expiresAt: instant().notNull(),
  viewedAt: instant(),
  signedAt: instant(),
  signerName: text(),
  otpChallengeId: text(),
});
export type ContractRow = typeof teacherContract.$inferSelect;

export const teacherContractHistory = pgTable('teacher_contract_history', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  contractId: text().notNull(),
  event: text({ enum: CONTRACT_EVENTS }).notNull(),
  toStatus: text({ enum: CONTRACT_STATUSES }).notNull(),
  actorId: text(),
  at: instant().notNull(),
});
