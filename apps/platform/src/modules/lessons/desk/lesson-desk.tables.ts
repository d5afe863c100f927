import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { EVIDENCE_KINDS, type EvidenceEvent } from '@portal/domain/evidence/lesson-evidence';
import { ATTENDANCE_STATES } from '@portal/domain/lessons/attendance';
import type { StudentWord } from '@portal/domain/lessons/lesson-diary';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const lessonHistory = pgTable('lesson_history', {
  seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  lessonId: text().notNull(),
  event: text({ enum: ['START', 'EXTEND', 'FINISH', 'NOBODY_CAME', 'NO_SHOW', 'CONFIRM'] }).notNull(),
  toStatus: text({ enum: ['IN_PROGRESS', 'DONE', 'FINISHED'] }).notNull(),
  actor: text({ enum: ['TEACHER', 'GUARDIAN', 'STAFF', 'CLOCK'] }).notNull(),
  /** Null where the clock did it. */
  actorId: text(),
  at: instant().notNull(),
});

export const attendance = pgTable(
  'attendance',
  {
    lessonId: text().notNull(),
    studentId: text().notNull(),
    state: text({ enum: ATTENDANCE_STATES }).notNull(),
    joinedAt: instant(),
    leftAt: instant(),
    minutes: integer().notNull().default(0),
    source: text({ enum: ['AUTO', 'MANUAL'] }).notNull(),
    note: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.studentId] })],
);

export const lessonDiary = pgTable('lesson_diary', {
  lessonId: text().primaryKey(),
  version: integer().notNull().default(1),
  programmeNo: integer(),
  covered: text().notNull().default(''),
  homework: text().notNull().default(''),
  homeworkDueAt: instant(),
  homeworkAssignmentId: text(),
  nextPlan: text().notNull().default(''),
  messageToGuardian: text().notNull().default(''),
  messageToGuardianVi: text().notNull().default(''),
  studentWords: jsonb().$type<StudentWord[]>().notNull().default([]),
  privateNote: text().notNull().default(''),
  sentAt: instant(),
  confirmBy: instant(),
  confirmedAt: instant(),
  confirmedBy: text({ enum: ['GUARDIAN', 'AUTO', 'STAFF'] }),
});

export const evidenceChain = pgTable('evidence_chain', {
  lessonId: text().primaryKey(),
  lastSeq: integer().notNull().default(0),
  lastHash: text().notNull().default('0'.repeat(64)),
  sealedAt: instant(),
});

export const evidenceEvent = pgTable(
  'evidence_event',
  {
    lessonId: text().notNull(),
    seq: integer().notNull(),
    at: instant().notNull(),
    kind: text({ enum: EVIDENCE_KINDS }).notNull(),
    actor: text().notNull(),
    actorId: text(),
    data: jsonb().$type<EvidenceEvent['data']>().notNull(),
    prevHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.seq] })],
);
