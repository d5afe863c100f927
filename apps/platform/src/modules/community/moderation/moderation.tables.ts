import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { APPEAL_OUTCOMES, REMOVERS, REPORT_OUTCOMES, REPORT_REASONS } from '@portal/domain/community/moderation';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const communityReport = pgTable('community_report', {
  seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  wordsId: text().notNull(),
  reporterId: text().notNull(),
  reason: text({ enum: REPORT_REASONS }).notNull(),
  words: text().notNull(),
  contentThen: text().notNull(),
  fileIds: jsonb().notNull().default([]).$type<readonly string[]>(),
  at: instant().notNull(),
  outcome: text({ enum: REPORT_OUTCOMES }),
  outcomeReason: text().notNull().default(''),
  outcomeAt: instant(),
});
export type ReportRow = typeof communityReport.$inferSelect;

export const communityRemoval = pgTable('community_removal', {
  seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  wordsId: text().notNull(),
  by: text({ enum: REMOVERS }).notNull(),
  byId: text().notNull(),
  reason: text().notNull(),
  at: instant().notNull(),
  takenBackAt: instant(),
  appealWords: text(),
  appealedAt: instant(),
  outcome: text({ enum: APPEAL_OUTCOMES }),
  outcomeReason: text().notNull().default(''),
  outcomeAt: instant(),
});
export type RemovalRow = typeof communityRemoval.$inferSelect;
