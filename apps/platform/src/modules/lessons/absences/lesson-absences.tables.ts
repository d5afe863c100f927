import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** That a child cannot come, as a family has said before the lesson. */
export const lessonAbsence = pgTable(
  'lesson_absence',
  {
    lessonId: text().notNull(),
    studentId: text().notNull(),
    guardianId: text().notNull(),
    reason: text().notNull(),
    announcedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.studentId] })],
);

export type LessonAbsenceRow = typeof lessonAbsence.$inferSelect;
