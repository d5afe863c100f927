import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const money = () => bigint({ mode: 'number' });
const sequence = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity();

const earned = () => ({
  gross: money().notNull(),
  fee: money().notNull(),
  platform: money().notNull(),
  channel: money().notNull(),
  net: money().notNull(),
});

/** One row for each confirmed lesson; one that earned nothing has no amount, no part and no transaction, and is in no list. */
export const lessonIncome = pgTable('lesson_income', {
  lessonId: text().primaryKey(),
  teacherId: text().notNull(),
  classId: text().notNull(),
  startAt: instant().notNull(),
  /** `YYYY-MM` by the day of the lesson in the zone of the marketplace. */
  month: text().notNull(),
  minutes: integer().notNull(),
  studentCount: integer().notNull(),
  isNoShow: boolean().notNull(),
  ...earned(),
  /** Rates in force, in basis points. */
  rateTotal: integer().notNull(),
  ratePlatform: integer().notNull(),
  relief: integer().notNull(),
  state: text({ enum: ['CONFIRMED', 'REVERSED'] })
    .notNull()
    .default('CONFIRMED'),
  confirmedAt: instant().notNull(),
  confirmedBy: text({ enum: ['GUARDIAN', 'STAFF', 'AUTO'] }),
  bookedAt: instant().notNull(),
  transactionId: text().unique(),
});
export type LessonIncomeRow = typeof lessonIncome.$inferSelect;

export const incomePart = pgTable(
  'income_part',
  {
    lessonId: text().notNull(),
    studentId: text().notNull(),
    packageName: text().notNull(),
    packageFee: money().notNull(),
    lessonCount: integer().notNull(),
    packageMinutes: integer().notNull(),
    gross: money().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.studentId] })],
);

export const incomeAdjustment = pgTable('income_adjustment', {
  id: text().primaryKey(),
  seq: sequence().notNull(),
  lessonId: text().notNull(),
  teacherId: text().notNull(),
  /** Negative is taken back. */
  amount: money().notNull(),
  reason: text().notNull(),
  isBorneByMarket: boolean().notNull(),
  clientId: uuid().notNull(),
  operatorId: text().notNull(),
  transactionId: text().notNull().unique(),
  at: instant().notNull(),
});
export type IncomeAdjustmentRow = typeof incomeAdjustment.$inferSelect;

/** Income of a month that came from another system as one sum, without its lessons. */
export const importedIncome = pgTable('imported_income', {
  transactionId: text().primaryKey(),
  teacherId: text().notNull(),
  month: text().notNull(),
  lessonCount: integer().notNull(),
  ...earned(),
});

/** Sums of the lessons of a month, written by the database alone; imported ones are not among them. */
export const incomeMonth = pgTable(
  'income_month',
  { teacherId: text().notNull(), month: text().notNull(), lessonCount: integer().notNull(), ...earned() },
  (table) => [primaryKey({ columns: [table.teacherId, table.month] })],
);
