import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { FAMILY_LANGUAGES, GUARDIAN_RELATIONS } from '@portal/domain/classes/class';
import { KEPT_GUARDIAN_INVITATION_STATES } from '@portal/domain/families/family-guardian';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const guardianInvitation = pgTable('guardian_invitation', {
  id: text().primaryKey(),
  classId: text().notNull(),
  invitedBy: text().notNull(),
  studentIds: text().array().notNull(),
  clientId: uuid().notNull(),
  name: text().notNull(),
  relation: text({ enum: GUARDIAN_RELATIONS }).notNull(),
  email: text().notNull(),
  language: text({ enum: FAMILY_LANGUAGES }).notNull(),
  state: text({ enum: KEPT_GUARDIAN_INVITATION_STATES }).notNull(),
  sentAt: instant().notNull(),
  expiresAt: instant().notNull(),
  endedAt: instant(),
  guardianId: text(),
});
export type GuardianInvitationRow = typeof guardianInvitation.$inferSelect;
