import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { LESSON_MOVE_STATUSES } from '@portal/domain/lessons/lesson-move';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const lessonMove = pgTable('lesson_move', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  clientId: uuid().notNull(),
  /** Its place among the moves of one proposal. */
  position: integer('part').notNull(),
  lessonId: text().notNull(),
  teacherId: text().notNull(),
  proposedBy: text({ enum: ['TEACHER', 'STUDENT'] }).notNull(),
  /** The guardian, where a family asked. */
  askedBy: text(),
  oldStartAt: instant().notNull(),
  oldEndAt: instant().notNull(),
  newStartAt: instant().notNull(),
  newEndAt: instant().notNull(),
  reason: text().notNull(),
  status: text({ enum: LESSON_MOVE_STATUSES }).notNull(),
  shortNotice: boolean().notNull(),
  createdAt: instant().notNull(),
  answerBy: instant().notNull(),
  answeredAt: instant(),
});

const LESSON_CHANGE_KINDS = [...LESSON_MOVE_STATUSES, 'CANCELED'] as const;

export const lessonChange = pgTable('lesson_change', {
  seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  lessonId: text().notNull(),
  moveId: text(),
  kind: text({ enum: LESSON_CHANGE_KINDS }).notNull(),
  actor: text({ enum: ['TEACHER', 'STUDENT', 'CLOCK'] }).notNull(),
  shortNotice: boolean().notNull(),
  note: text().notNull().default(''),
  at: instant().notNull(),
});
