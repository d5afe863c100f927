import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PLAN_TASK_REFS, PLAN_TASK_SOURCES } from '@portal/domain/planning/plan-task';
import { REMINDER_TYPES } from '@portal/domain/planning/task';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const planTask = pgTable('plan_task', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  key: text().notNull(),
  source: text({ enum: PLAN_TASK_SOURCES }).notNull(),
  type: text({ enum: REMINDER_TYPES }).notNull(),
  title: text().notNull(),
  note: text().notNull().default(''),
  dueAt: instant().notNull(),
  snoozedUntil: instant(),
  finishedAt: instant(),
  refKind: text({ enum: PLAN_TASK_REFS }),
  refId: text(),
  classId: text(),
  madeByLessonId: text(),
  seriesId: text(),
  seriesNo: integer(),
  seriesOf: integer(),
  version: integer().notNull().default(1),
});
export type PlanTaskRow = typeof planTask.$inferSelect;
