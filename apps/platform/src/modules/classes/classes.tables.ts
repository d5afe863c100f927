import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { GUARDIAN_RELATIONS } from '@portal/domain/classes/class';
import { CLASS_PROGRESSES } from '@portal/domain/classes/class-progress';
import { CLASS_EVENTS } from '@portal/domain/classes/class-transitions';
import { ENROLLMENT_STATUSES } from '@portal/domain/classes/enrollment';
import { TEACHING_MODES } from '@portal/domain/lessons/lesson';
import type { WeekSlot } from '@portal/domain/time/week-slot';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const day = () => date({ mode: 'string' });

export const classHistory = pgTable('class_history', {
  seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  classId: text().notNull(),
  event: text({ enum: ['CREATE', 'CHANGE', ...CLASS_EVENTS] }).notNull(),
  fromProgress: text({ enum: CLASS_PROGRESSES }),
  toProgress: text({ enum: CLASS_PROGRESSES }).notNull(),
  actor: text({ enum: ['TEACHER', 'FAMILY', 'CLOCK'] }).notNull(),
  shortNotice: boolean().notNull().default(false),
  note: text().notNull().default(''),
  at: instant().notNull(),
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
  email: text(),
});

export const studentGuardian = pgTable(
  'student_guardian',
  {
    studentId: text().notNull(),
    guardianId: text().notNull(),
    relation: text({ enum: GUARDIAN_RELATIONS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.guardianId] })],
);

export const teachingClass = pgTable('teaching_class', {
  id: text().primaryKey(),
  code: text()
    .notNull()
    .unique()
    .default(sql`'K-' || nextval('class_code')`),
  teacherId: text().notNull(),
  /** Its place among the classes of its teacher, from 1. */
  classNo: integer().notNull().default(1),
  courseId: text(),
  revisionNo: integer(),
  packageId: text(),
  name: text().notNull(),
  mode: text({ enum: TEACHING_MODES }).notNull(),
  progress: text({ enum: ['UPCOMING', 'IN_PROGRESS', 'ENDED', 'FINISHED'] }).notNull(),
  canceledAt: instant(),
  cancelReason: text(),
  startDate: day().notNull(),
  endDate: day().notNull(),
  lessonTotal: integer().notNull(),
  isTrial: boolean().notNull().default(false),
  capacity: integer().notNull(),
  place: text(),
  weeklySchedule: jsonb().notNull().default([]).$type<readonly WeekSlot[]>(),
  meetingUrl: text(),
  chatRoomId: text(),
  clientId: uuid(),
  rolledFrom: text(),
  nextLessonAt: instant(),
  version: integer().notNull().default(1),
});

export const enrollment = pgTable('enrollment', {
  id: text().primaryKey(),
  classId: text().notNull(),
  studentId: text().notNull(),
  trialLessonId: text(),
  status: text({ enum: ENROLLMENT_STATUSES }).notNull(),
  enrolledAt: instant().notNull(),
  lessonsBought: integer(),
  goals: text().notNull().default(''),
  joinedChat: boolean().notNull().default(false),
  endedAt: instant(),
  endReason: text(),
  movedTo: text(),
  takesFrom: instant(),
});
