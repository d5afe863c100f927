import { CLASS_PROGRESSES } from '@portal/domain/teaching/class-progress';
import { CLASS_EVENTS } from '@portal/domain/teaching/class-transitions';
import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const classHistory = pgTable('class_history', {
  seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  classId: text().notNull(),
  event: text({ enum: ['CREATE', 'CHANGE', ...CLASS_EVENTS] }).notNull(),
  fromProgress: text({ enum: CLASS_PROGRESSES }),
  toProgress: text({ enum: CLASS_PROGRESSES }).notNull(),
  actor: text({ enum: ['TEACHER', 'CLOCK'] }).notNull(),
  shortNotice: boolean().notNull().default(false),
  note: text().notNull().default(''),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
