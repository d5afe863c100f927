import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const ids = () => jsonb().notNull().default([]).$type<readonly string[]>();

export const assignment = pgTable('assignment', {
  id: text().primaryKey(),
  classId: text().notNull(),
  teacherId: text().notNull(),
  clientId: uuid(),
  lessonId: text().unique(),
  title: text().notNull(),
  content: text().notNull(),
  fileIds: ids(),
  displayAt: instant(),
  deadlineAt: instant().notNull(),
  downloadAllowed: boolean().notNull(),
  lateAllowed: boolean().notNull(),
  cutoffAt: instant(),
  publishedAt: instant(),
  announcedAt: instant(),
  lockedAt: instant(),
  createdAt: instant().notNull(),
  version: integer().notNull().default(1),
});
export type AssignmentRow = typeof assignment.$inferSelect;
export type NewAssignmentRow = typeof assignment.$inferInsert;

export const submission = pgTable('submission', {
  id: text().primaryKey(),
  assignmentId: text().notNull(),
  studentId: text().notNull(),
  text: text().notNull().default(''),
  fileIds: ids(),
  submittedAt: instant().notNull(),
  clientId: uuid(),
  guardianId: text(),
});
export type SubmissionRow = typeof submission.$inferSelect;
