import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { FieldRemark } from '@portal/domain/contract/finding';
import { PROFILE_EVENTS, SUBMISSION_STATES } from '@portal/domain/profile/profile-transitions';
import type { ProfileDraft } from '@portal/domain/profile/teacher-profile';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const teacherProfile = pgTable('teacher_profile', {
  userId: text().primaryKey(),
  draft: jsonb().notNull().$type<ProfileDraft>(),
  version: integer().notNull(),
  updatedAt: instant(),
  firstApprovedAt: instant(),
  publishedSubmissionId: text(),
});

export const SUBMISSION_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELED'] as const;

export const profileSubmission = pgTable('profile_submission', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  userId: text().notNull(),
  status: text({ enum: SUBMISSION_STATUSES }).notNull(),
  snapshot: jsonb().notNull().$type<ProfileDraft>(),
  submittedAt: instant().notNull(),
  dueAt: instant().notNull(),
  reviewerId: text(),
  pickedUpAt: instant(),
  decidedAt: instant(),
  reason: text(),
  fieldRemarks: jsonb().notNull().default([]).$type<FieldRemark[]>(),
});

export const profileHistory = pgTable('profile_history', {
  seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  submissionId: text().notNull(),
  event: text({ enum: PROFILE_EVENTS }).notNull(),
  toState: text({ enum: SUBMISSION_STATES }).notNull(),
  actorId: text().notNull(),
  at: instant().notNull(),
});
