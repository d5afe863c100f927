import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { FAMILY_LANGUAGES, GUARDIAN_RELATIONS } from '@portal/domain/classes/class';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const invitationLetter = pgTable('class_invitation_letter', {
  id: text().primaryKey(),
  classId: text().notNull(),
  clientId: uuid(),
  email: text().notNull(),
  language: text({ enum: FAMILY_LANGUAGES }).notNull(),
  studentName: text().notNull(),
  age: integer(),
  guardianName: text().notNull(),
  phone: text().notNull(),
  relation: text({ enum: GUARDIAN_RELATIONS }),
  sentAt: instant().array().notNull(),
  openedAt: instant(),
  heldUntil: instant(),
  requestId: text(),
  enrollmentId: text(),
  declinedAt: instant(),
  withdrawnAt: instant(),
});
export type InvitationLetterRow = typeof invitationLetter.$inferSelect;
