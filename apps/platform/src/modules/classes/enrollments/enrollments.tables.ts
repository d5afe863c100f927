import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { FAMILY_LANGUAGES, GUARDIAN_RELATIONS } from '@portal/domain/classes/class';
import { ENROLLMENT_REQUEST_STATES } from '@portal/domain/classes/enrollment-request';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const classInvitation = pgTable('class_invitation', {
  classId: text().primaryKey(),
  secret: text().notNull().unique(),
  asksTeacher: boolean().notNull().default(true),
});

export const enrollmentRequest = pgTable('enrollment_request', {
  id: text().primaryKey(),
  classId: text().notNull(),
  clientId: uuid().notNull(),
  state: text({ enum: ENROLLMENT_REQUEST_STATES }).notNull(),
  studentName: text().notNull(),
  age: integer().notNull(),
  goals: text().notNull(),
  guardianName: text().notNull(),
  relation: text({ enum: GUARDIAN_RELATIONS }).notNull(),
  email: text().notNull(),
  language: text({ enum: FAMILY_LANGUAGES }).notNull(),
  timeZone: text().notNull(),
  requestedAt: instant().notNull(),
  heldUntil: instant(),
  answeredAt: instant(),
  reason: text().notNull().default(''),
});
export type EnrollmentRequestRow = typeof enrollmentRequest.$inferSelect;
