import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { LESSON_STATUSES, TEACHING_MODES } from '@portal/domain/lessons/lesson';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const lesson = pgTable('lesson', {
  id: text().primaryKey(),
  classId: text().notNull(),
  teacherId: text().notNull(),
  no: integer().notNull(),
  programmeNo: integer(),
  /** What it is planned for besides, in order. */
  programmeAlso: integer().array().notNull().default([]),
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
