import { LESSON_STATUSES, TEACHING_MODES } from '@portal/domain/teaching/lesson';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, time, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const day = () => date({ mode: 'string' });

export const SUBMISSION_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELED'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export const profileSubmission = pgTable('profile_submission', {
  id: text().primaryKey(),
  userId: text().notNull(),
  status: text({ enum: SUBMISSION_STATUSES }).notNull(),
  submittedAt: instant().notNull(),
  dueAt: instant().notNull(),
  decidedAt: instant(),
  reason: text(),
  fieldRemarks: jsonb().notNull().default([]).$type<readonly { path: string; remark: string }[]>(),
});

export const student = pgTable('student', {
  id: text().primaryKey(),
  userId: text().unique(),
  name: text().notNull(),
  age: integer().notNull(),
  avatar: text(),
});

export const guardian = pgTable('guardian', {
  id: text().primaryKey(),
  name: text().notNull(),
  language: text({ enum: ['ko', 'vi'] }).notNull(),
  timeZone: text().notNull(),
});

export const studentGuardian = pgTable(
  'student_guardian',
  {
    studentId: text().notNull(),
    guardianId: text().notNull(),
    relation: text({ enum: ['MOTHER', 'FATHER', 'GRANDPARENT', 'OTHER'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.guardianId] })],
);

export const teachingClass = pgTable('teaching_class', {
  id: text().primaryKey(),
  code: text().notNull().unique(),
  teacherId: text().notNull(),
  name: text().notNull(),
  mode: text({ enum: TEACHING_MODES }).notNull(),
  progress: text({ enum: ['UPCOMING', 'IN_PROGRESS', 'ENDED', 'FINISHED'] }).notNull(),
  canceledAt: instant(),
  cancelReason: text(),
  startDate: day().notNull(),
  endDate: day().notNull(),
  lessonTotal: integer().notNull(),
  capacity: integer().notNull(),
  place: text(),
});

export const lesson = pgTable('lesson', {
  id: text().primaryKey(),
  classId: text().notNull(),
  teacherId: text().notNull(),
  no: integer().notNull(),
  title: text().notNull(),
  startAt: instant().notNull(),
  endAt: instant().notNull(),
  status: text({ enum: LESSON_STATUSES }).notNull(),
  held: boolean(),
  notHeldReason: text(),
  isTrial: boolean().notNull().default(false),
  mode: text({ enum: TEACHING_MODES }).notNull(),
  place: text(),
  cancelReason: text(),
  version: integer().notNull().default(1),
});

export const enrollment = pgTable('enrollment', {
  id: text().primaryKey(),
  classId: text().notNull(),
  studentId: text().notNull(),
  trialLessonId: text(),
  status: text({ enum: ['ACTIVE', 'COMPLETED', 'TRANSFERRED', 'REFUNDED', 'CANCELED'] }).notNull(),
  enrolledAt: instant().notNull(),
});

export const calendarEvent = pgTable('calendar_event', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  title: text().notNull(),
  date: day().notNull(),
  time: time().notNull(),
  endTime: time(),
  note: text().notNull().default(''),
});

export const freeSlot = pgTable('free_slot', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  kind: text({ enum: ['WEEKLY', 'DATE'] }).notNull(),
  weekday: integer(),
  date: day(),
  startMinute: integer().notNull(),
  endMinute: integer().notNull(),
});

export const timeOff = pgTable('time_off', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  startAt: instant().notNull(),
  endAt: instant().notNull(),
  reason: text().notNull(),
});
