import { integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const placeLesson = pgTable(
  'library_place_lesson',
  { lectureId: text().notNull(), lessonId: text().notNull() },
  (own) => [primaryKey({ columns: [own.lectureId, own.lessonId] })],
);

export const receipt = pgTable(
  'library_receipt',
  {
    lectureId: text().notNull(),
    studentId: text().notNull(),
    fileId: text().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    opened: integer().notNull().default(1),
    seconds: real(),
    total: real(),
  },
  (own) => [primaryKey({ columns: [own.lectureId, own.studentId, own.fileId] })],
);
export type ReceiptRow = typeof receipt.$inferSelect;
