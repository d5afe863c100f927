import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FieldRemark } from '@portal/domain/contract/finding';
import { CANCEL_CAUSES, type CourseDraft } from '@portal/domain/courses/course';
import { APPROVAL_STATUSES, COURSE_STATUSES } from '@portal/domain/courses/course-status';
import { COURSE_EVENTS } from '@portal/domain/courses/course-transitions';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const course = pgTable('course', {
  id: text().primaryKey(),
  code: text()
    .notNull()
    .unique()
    .default(sql`'C-' || nextval('course_code')`),
  teacherId: text().notNull(),
  clientId: uuid().notNull(),
  status: text({ enum: COURSE_STATUSES }).notNull(),
  workNo: integer().notNull(),
  liveNo: integer(),
  version: integer().notNull().default(1),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  archivedAt: instant(),
});
export type CourseRow = typeof course.$inferSelect;

export const courseRevision = pgTable(
  'course_revision',
  {
    courseId: text().notNull(),
    no: integer().notNull(),
    content: jsonb().notNull().$type<CourseDraft>(),
    title: text().notNull(),
    subjectId: text(),
    imageId: text(),
    lessonCount: integer().notNull(),
    lowestFee: integer(),
    createdAt: instant().notNull(),
    frozenAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.no] })],
);
export type RevisionRow = typeof courseRevision.$inferSelect;

export const approvalRequest = pgTable('approval_request', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  courseId: text().notNull(),
  revisionNo: integer().notNull(),
  status: text({ enum: APPROVAL_STATUSES }).notNull(),
  note: text().notNull(),
  submittedAt: instant().notNull(),
  dueAt: instant().notNull(),
  pickedUpAt: instant(),
  reviewerId: text(),
  endedAt: instant(),
  reason: text(),
  fieldRemarks: jsonb().notNull().default([]).$type<readonly FieldRemark[]>(),
  cancelCause: text({ enum: CANCEL_CAUSES }),
});
export type RequestRow = typeof approvalRequest.$inferSelect;

export const courseHistory = pgTable('course_history', {
  seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  courseId: text().notNull(),
  event: text({ enum: ['CREATE', ...COURSE_EVENTS] }).notNull(),
  fromStatus: text({ enum: COURSE_STATUSES }),
  toStatus: text({ enum: COURSE_STATUSES }),
  revisionNo: integer().notNull(),
  actor: text({ enum: ['TEACHER', 'OPERATOR'] }).notNull(),
  actorId: text().notNull(),
  at: instant().notNull(),
});
