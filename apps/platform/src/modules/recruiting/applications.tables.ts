import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FieldRemark } from '@portal/domain/contract/finding';
import { TEACHING_MODES } from '@portal/domain/lessons/lesson';
import { APPLICATION_EVENTS, APPLICATION_STATUSES } from '@portal/domain/recruiting/application-transitions';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const remarks = () => jsonb().notNull().default([]).$type<readonly FieldRemark[]>();

export const teacherApplication = pgTable('teacher_application', {
  id: text().primaryKey(),
  code: text().notNull().unique(),
  clientId: uuid().notNull().unique(),
  visitorId: text().notNull().unique(),
  status: text({ enum: APPLICATION_STATUSES }).notNull(),
  version: integer().notNull().default(1),
  fullName: text().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  subjectIds: text().array().notNull(),
  teachingMode: text({ enum: TEACHING_MODES }).notNull(),
  address: text().notNull(),
  experience: text().notNull(),
  note: text().notNull(),
  referralCode: text().notNull(),
  fileIds: text().array().notNull(),
  submittedAt: instant().notNull(),
  /** While a correction is asked for it stands still: what was left of it is counted from `decidedAt`. */
  reviewDueAt: instant().notNull(),
  decidedAt: instant(),
  reason: text(),
  remarks: remarks(),
  correctionId: uuid(),
  /** Its address had another one that waited. Handed in so, it is looked at by nobody. */
  isSecond: boolean().notNull().default(false),
  /** The account that came of it, or was there before. */
  userId: text(),
});
export type ApplicationRow = typeof teacherApplication.$inferSelect;

export const teacherApplicationHistory = pgTable('teacher_application_history', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  applicationId: text().notNull(),
  event: text({ enum: APPLICATION_EVENTS }).notNull(),
  toStatus: text({ enum: APPLICATION_STATUSES }).notNull(),
  actorId: text(),
  reason: text(),
  remarks: remarks(),
  at: instant().notNull(),
});
