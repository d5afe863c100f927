import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const thankYou = pgTable('thank_you', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  classId: text().notNull(),
  lessonId: text().notNull(),
  studentId: text().notNull(),
  guardianId: text().notNull(),
  text: text().notNull(),
  transactionId: text().notNull().unique(),
  saidAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
