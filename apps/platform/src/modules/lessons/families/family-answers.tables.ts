import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { LESSON_QUESTION_TOPICS } from '@portal/domain/families/lesson-question';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** A family's yes to a proposal, by student. */
export const lessonMoveAnswer = pgTable(
  'lesson_move_answer',
  {
    moveId: text().notNull(),
    studentId: text().notNull(),
    guardianId: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.moveId, table.studentId] })],
);

/** A family's word that the record of a lesson is right, by student. */
export const lessonConfirmation = pgTable(
  'lesson_confirmation',
  {
    lessonId: text().notNull(),
    studentId: text().notNull(),
    guardianId: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.studentId] })],
);

export const lessonQuestion = pgTable('lesson_question', {
  id: text().primaryKey(),
  lessonId: text().notNull(),
  guardianId: text().notNull(),
  /** Names as they were when she asked. */
  guardianName: text().notNull(),
  studentNames: text().array().notNull(),
  topic: text({ enum: LESSON_QUESTION_TOPICS }).notNull(),
  text: text().notNull(),
  askedAt: instant().notNull(),
  answer: text(),
  answeredAt: instant(),
});

export type LessonQuestionRow = typeof lessonQuestion.$inferSelect;
