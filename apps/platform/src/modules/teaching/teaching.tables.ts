import { FREE_SLOT_AUDIENCES } from '@portal/domain/teaching/free-slot';
import { LESSON_STATUSES, TEACHING_MODES } from '@portal/domain/teaching/lesson';
import type { WeekSlot } from '@portal/domain/teaching/week-slot';
import type { HolidayCountry } from '@portal/domain/time/holiday';
import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, time, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const day = () => date({ mode: 'string' });

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
    relation: text({ enum: ['MOTHER', 'FATHER', 'GRANDPARENT', 'OTHER'] }).notNull(),
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
  capacity: integer().notNull(),
  place: text(),
  weeklySchedule: jsonb().notNull().default([]).$type<readonly WeekSlot[]>(),
  meetingUrl: text(),
  chatRoomId: text(),
  clientId: uuid(),
  rolledFrom: text(),
  version: integer().notNull().default(1),
});

export const lesson = pgTable('lesson', {
  id: text().primaryKey(),
  classId: text().notNull(),
  teacherId: text().notNull(),
  no: integer().notNull(),
  programmeNo: integer(),
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
  canceledBy: text({ enum: ['TEACHER', 'STUDENT', 'STAFF'] }),
  movedFromStart: instant(),
  movedFromEnd: instant(),
  startedAt: instant(),
  endedAt: instant(),
  noShow: boolean().notNull().default(false),
  version: integer().notNull().default(1),
});

export const enrollment = pgTable('enrollment', {
  id: text().primaryKey(),
  classId: text().notNull(),
  studentId: text().notNull(),
  trialLessonId: text(),
  status: text({ enum: ['ACTIVE', 'COMPLETED', 'TRANSFERRED', 'REFUNDED', 'CANCELED'] }).notNull(),
  enrolledAt: instant().notNull(),
  lessonsBought: integer(),
  goals: text().notNull().default(''),
  joinedChat: boolean().notNull().default(false),
});

export const calendarEvent = pgTable('calendar_event', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  title: text().notNull(),
  date: day().notNull(),
  time: time().notNull(),
  endTime: time(),
  note: text().notNull().default(''),
  clientId: uuid(),
});

export const freeSlot = pgTable('free_slot', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  kind: text({ enum: ['WEEKLY', 'DATE'] }).notNull(),
  weekday: integer(),
  date: day(),
  startMinute: integer().notNull(),
  endMinute: integer().notNull(),
  audience: text({ enum: FREE_SLOT_AUDIENCES }).notNull().default('ALL'),
  startsOn: day(),
  until: day(),
  exceptDays: day().array().notNull().default([]),
  clientId: uuid(),
});

export const timeOff = pgTable('time_off', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  startAt: instant().notNull(),
  endAt: instant().notNull(),
  reason: text().notNull(),
  publicReason: text(),
  clientId: uuid(),
});

export const bookingRules = pgTable('booking_rules', {
  teacherId: text().primaryKey(),
  noticeHours: integer().notNull(),
  bufferMinutes: integer().notNull(),
  horizonDays: integer().notNull(),
  maxLessonsPerDay: integer(),
  secondTimeZone: text(),
  holidayCountries: text().array().notNull().$type<HolidayCountry[]>(),
});
