import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const gradingComment = pgTable('grading_comment', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  clientId: uuid().notNull(),
  text: text().notNull(),
  tags: jsonb().notNull().default([]).$type<readonly string[]>(),
  used: integer().notNull().default(0),
  usedAt: instant(),
  createdAt: instant().notNull(),
  version: integer().notNull().default(1),
});
export type GradingCommentRow = typeof gradingComment.$inferSelect;
