import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const lecture = pgTable('lecture', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  classId: text().notNull(),
  teacherId: text().notNull(),
  clientId: uuid().notNull(),
  title: text().notNull(),
  content: text().notNull(),
  fileIds: jsonb().notNull().default([]).$type<readonly string[]>(),
  downloadAllowed: boolean().notNull(),
  displayAt: instant(),
  deadlineAt: instant(),
  publishedAt: instant(),
  createdAt: instant().notNull(),
  version: integer().notNull().default(1),
});
export type LectureRow = typeof lecture.$inferSelect;
export type NewLectureRow = typeof lecture.$inferInsert;
