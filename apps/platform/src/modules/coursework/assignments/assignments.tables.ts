import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Rubric, RubricPoints } from '@portal/domain/coursework/rubric';
import type { GradeState } from '@portal/domain/coursework/submission';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const ids = () => jsonb().notNull().default([]).$type<readonly string[]>();

export const assignment = pgTable('assignment', {
  id: text().primaryKey(),
  classId: text().notNull(),
  teacherId: text().notNull(),
  clientId: uuid(),
  lessonId: text().unique(),
  title: text().notNull(),
  content: text().notNull(),
  fileIds: ids(),
  displayAt: instant(),
  deadlineAt: instant().notNull(),
  downloadAllowed: boolean().notNull(),
  lateAllowed: boolean().notNull(),
  cutoffAt: instant(),
  rubric: jsonb().$type<Rubric>(),
  publishedAt: instant(),
  announcedAt: instant(),
  lockedAt: instant(),
  createdAt: instant().notNull(),
  templateId: text(),
  version: integer().notNull().default(1),
});
export type AssignmentRow = typeof assignment.$inferSelect;
export type NewAssignmentRow = typeof assignment.$inferInsert;

export const submission = pgTable('submission', {
  id: text().primaryKey(),
  assignmentId: text().notNull(),
  teacherId: text().notNull(),
  classId: text().notNull(),
  studentId: text().notNull(),
  text: text().notNull().default(''),
  fileIds: ids(),
  submittedAt: instant().notNull(),
  /** Null of a first attempt, which `submittedAt` tells of. */
  firstSubmittedAt: instant(),
  clientId: uuid(),
  guardianId: text(),
  attempt: integer().notNull().default(1),
  gradeState: text().notNull().default('NONE').$type<GradeState>(),
  score: smallint(),
  feedback: text().notNull().default(''),
  lateSaid: boolean(),
  rubricPoints: jsonb().$type<RubricPoints>(),
  errorTags: ids(),
  activeSeconds: integer(),
  gradedAt: instant(),
  returnedScore: smallint(),
  returnedFeedback: text().notNull().default(''),
  returnedRubricPoints: jsonb().$type<RubricPoints>(),
  returnedAt: instant(),
  seenAt: instant(),
  askedAt: instant(),
  askedReason: text().notNull().default(''),
  askedDueAt: instant(),
  version: integer().notNull().default(1),
});
export type SubmissionRow = typeof submission.$inferSelect;
export type NewSubmissionRow = typeof submission.$inferInsert;

/** What a teacher does for one student who has not handed it in. */
export const assignmentStudent = pgTable(
  'assignment_student',
  {
    assignmentId: text().notNull(),
    studentId: text().notNull(),
    extendedTo: instant(),
    extendedReason: text().notNull().default(''),
    remindedAt: instant(),
  },
  (own) => [primaryKey({ columns: [own.assignmentId, own.studentId] })],
);

/** Until when it is in time for this student: his own deadline where that is the later one. */
export const dueFor = (studentId: AnyPgColumn) =>
  sql<Date>`greatest(${assignment.deadlineAt}, (
    select ${assignmentStudent.extendedTo} from ${assignmentStudent}
    where ${assignmentStudent.assignmentId} = ${assignment.id} and ${assignmentStudent.studentId} = ${studentId}))`.mapWith(
    assignment.deadlineAt,
  );

/** Late by the deadline as it is now, unless she says otherwise (ASG-2). Of several attempts the first decides: the others she has asked for. */
export const isLate = sql<boolean>`coalesce(${submission.lateSaid},
  coalesce(${submission.firstSubmittedAt}, ${submission.submittedAt}) > ${dueFor(submission.studentId)})`;

export const submissionAttempt = pgTable(
  'submission_attempt',
  {
    submissionId: text().notNull(),
    attempt: integer().notNull(),
    text: text().notNull(),
    fileIds: ids(),
    submittedAt: instant().notNull(),
    score: smallint(),
    feedback: text().notNull(),
    reason: text().notNull(),
    /** When score and words were told to the family; where they were not, they are the teacher's alone. */
    returnedAt: instant(),
    errorTags: ids(),
  },
  (own) => [primaryKey({ columns: [own.submissionId, own.attempt] })],
);
export type SubmissionAttemptRow = typeof submissionAttempt.$inferSelect;
