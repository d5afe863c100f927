import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Metric } from '@portal/domain/statistics/statistics';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const day = () => date({ mode: 'string' });
const count = () => integer().notNull();
const sum = () => bigint({ mode: 'number' }).notNull();

/** Days that have to be counted anew; the triggers of the facts add to it. */
export const statDirty = pgTable('stat_dirty', {
  seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  teacherId: text().notNull(),
  day: day().notNull(),
  /** Not before then. */
  dueAt: instant(),
  at: instant().notNull().defaultNow(),
});

/**
 * What is kept as facts: new students are found among the students, and the minutes whose income came as a sum are no figure of
 * their own.
 */
export type FactMetric = Exclude<Metric, 'NEW_STUDENTS'> | 'IMPORTED_MINUTES';

export const statFact = pgTable(
  'stat_fact',
  {
    teacherId: text().notNull(),
    day: day().notNull(),
    metric: text().notNull().$type<FactMetric>(),
    refId: text().notNull(),
    /** A student of a lesson or an assignment, a message of a talk. */
    part: text().notNull().default(''),
    classId: text(),
    at: instant().notNull(),
    value: sum(),
  },
  (table) => [primaryKey({ columns: [table.teacherId, table.day, table.metric, table.refId, table.part] })],
);

export const statDay = pgTable(
  'stat_day',
  {
    teacherId: text().notNull(),
    day: day().notNull(),
    /** Empty for what belongs to no class. */
    classId: text().notNull(),
    lessonsHeld: count(),
    lessonsCanceled: count(),
    minutes: count(),
    incomes: count(),
    gross: sum(),
    net: sum(),
    reviews: count(),
    ratingSum: sum(),
    attendances: count(),
    attended: sum(),
    homeworks: count(),
    handedIn: sum(),
    replies: count(),
    replyMinutes: sum(),
    earnings: count(),
    pointsIn: sum(),
    spendings: count(),
    pointsOut: sum(),
    gradingSeconds: count(),
    wrapUpSeconds: count(),
    /** Of the lessons held: those whose income came as a sum of their month. */
    importedLessons: count().default(0),
    importedMinutes: count().default(0),
  },
  (table) => [primaryKey({ columns: [table.teacherId, table.day, table.classId] })],
);

export const workTime = pgTable(
  'work_time',
  {
    teacherId: text().notNull(),
    classId: text().notNull(),
    day: day().notNull(),
    kind: text({ enum: ['GRADING', 'WRAP_UP'] }).notNull(),
    seconds: count(),
  },
  (table) => [primaryKey({ columns: [table.teacherId, table.classId, table.day, table.kind] })],
);

export const workClock = pgTable('work_clock', { teacherId: text().primaryKey(), countedUntil: instant().notNull() });
