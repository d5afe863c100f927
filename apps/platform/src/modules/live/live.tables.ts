import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const liveGuestLink = pgTable('live_guest_link', {
  id: text().primaryKey(),
  lessonId: text().notNull(),
  studentId: text().notNull(),
  role: text({ enum: ['STUDENT', 'GUARDIAN'] }).notNull(),
  generation: integer().notNull().default(1),
});
export type GuestLinkRow = typeof liveGuestLink.$inferSelect;

export const liveMessage = pgTable('live_message', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  lessonId: text().notNull(),
  participantId: text().notNull(),
  clientId: uuid().notNull(),
  name: text().notNull(),
  text: text().notNull(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});

export const liveBoardPage = pgTable(
  'live_board_page',
  {
    lessonId: text().notNull(),
    no: integer().notNull(),
    elements: text().notNull(),
    /** Anything is left on it. */
    hasInk: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.no] })],
);

export const liveSecret = pgTable('live_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});
