import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** What a lesson is planned for, and what it is called by that. */
export interface LessonPlan {
  readonly nos: readonly number[];
  readonly title: string;
}

export interface LessonPlanChange {
  readonly lessonId: string;
  readonly from: LessonPlan;
  readonly to: LessonPlan;
}

export const programmeReplan = pgTable('programme_replan', {
  /** In the order in which they were made. */
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  id: text().primaryKey(),
  classId: text().notNull(),
  teacherId: text().notNull(),
  at: instant().notNull(),
  changes: jsonb().$type<LessonPlanChange[]>().notNull(),
  leftOut: integer().array().notNull(),
  /** What its steps are called, by number. */
  names: jsonb().$type<[no: number, name: string][]>().notNull(),
  extraLessonIds: text().array().notNull(),
  undoneAt: instant(),
});
export type ProgrammeReplanRow = typeof programmeReplan.$inferSelect;
