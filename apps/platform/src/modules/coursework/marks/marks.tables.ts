import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PageMark } from '@portal/domain/coursework/marks';

const drawn = () => jsonb().notNull().default([]).$type<PageMark[]>();

export const submissionMarks = pgTable(
  'submission_marks',
  {
    submissionId: text().notNull(),
    attempt: integer().notNull(),
    fileId: text().notNull(),
    marks: drawn(),
    version: integer().notNull(),
    returnedMarks: drawn(),
  },
  (own) => [primaryKey({ columns: [own.submissionId, own.attempt, own.fileId] })],
);

export const submissionVoice = pgTable(
  'submission_voice',
  {
    submissionId: text().notNull(),
    attempt: integer().notNull(),
    fileId: text(),
    seconds: integer(),
    returnedFileId: text(),
    returnedSeconds: integer(),
    returnedAt: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (own) => [primaryKey({ columns: [own.submissionId, own.attempt] })],
);
