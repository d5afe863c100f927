import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { RECORDING_STATES } from '@portal/domain/live/recording';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

export const liveRecordingConsent = pgTable(
  'live_recording_consent',
  {
    classId: text().notNull(),
    studentId: text().notNull(),
    guardianId: text().notNull(),
    may: boolean().notNull(),
    saidAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.studentId, table.guardianId] })],
);

export const liveRecording = pgTable('live_recording', {
  id: text().primaryKey(),
  lessonId: text().notNull(),
  state: text({ enum: RECORDING_STATES }).notNull(),
  objectKey: text().notNull().unique(),
  /** Its name at the media server, once that has answered. */
  egressId: text(),
  startedAt: moment().notNull(),
  endedAt: moment(),
  seconds: integer(),
  bytes: bigint({ mode: 'number' }),
  erasedAt: moment(),
  /** The media server does nothing for it any more. */
  isSettled: boolean().notNull().default(false),
  /** Of what is failed or erased: nothing lies in the store any more. */
  isGone: boolean().notNull().default(false),
});
export type RecordingRow = typeof liveRecording.$inferSelect;
