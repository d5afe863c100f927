import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Rubric } from '@portal/domain/coursework/rubric';

export const assignmentTemplate = pgTable('assignment_template', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  teacherId: text().notNull(),
  clientId: uuid().notNull(),
  title: text().notNull(),
  content: text().notNull(),
  fileIds: jsonb().notNull().default([]).$type<readonly string[]>(),
  downloadAllowed: boolean().notNull(),
  lateAllowed: boolean().notNull(),
  rubric: jsonb().$type<Rubric>(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  version: integer().notNull().default(1),
});
export type TemplateRow = typeof assignmentTemplate.$inferSelect;
