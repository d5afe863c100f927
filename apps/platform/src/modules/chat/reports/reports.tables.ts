import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { CHAT_REPORT_OUTCOMES, CHAT_REPORT_REASONS } from '@portal/domain/chat/chat-report';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const chatReport = pgTable('chat_report', {
  no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  caseId: text().notNull(),
  roomId: text().notNull(),
  messageSeq: integer().notNull(),
  reporterId: text().notNull(),
  reason: text({ enum: CHAT_REPORT_REASONS }).notNull(),
  words: text().notNull().default(''),
  contentThen: text().notNull(),
  fileIds: jsonb().notNull().default([]).$type<readonly string[]>(),
  at: instant().notNull(),
  outcome: text({ enum: CHAT_REPORT_OUTCOMES }),
  outcomeReason: text().notNull().default(''),
  outcomeAt: instant(),
});
export type ChatReportRow = typeof chatReport.$inferSelect;
