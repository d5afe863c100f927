import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { LIVE_FOCUSES, LIVE_ROLES } from '@portal/domain/live/live-room';
import type { ShownMaterial } from './material/shown-material.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

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
  at: moment().notNull(),
});

export const liveBoardPage = pgTable(
  'live_board_page',
  {
    lessonId: text().notNull(),
    no: integer().notNull(),
    elements: text().notNull(),
    /** Anything is left on it. */
    hasInk: boolean().notNull().default(false),
    /** The chain of evidence has a proof of it as it is stored. */
    isProved: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.no] })],
);

export const livePresence = pgTable(
  'live_presence',
  {
    lessonId: text().notNull(),
    participantId: text().notNull(),
    /** The process whose room it is. */
    holder: uuid().notNull(),
    actorId: text().notNull(),
    name: text().notNull(),
    role: text({ enum: LIVE_ROLES }).notNull(),
    studentId: text(),
    place: text({ enum: ['ROOM', 'DOOR'] }).notNull(),
    since: moment().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.participantId] })],
);

export const liveRoom = pgTable('live_room', {
  lessonId: text().primaryKey(),
  hasWaitingRoom: boolean().notNull(),
  page: integer().notNull(),
  focus: text({ enum: LIVE_FOCUSES }).notNull(),
  studentsMayDraw: boolean().notNull(),
  material: jsonb().$type<ShownMaterial>(),
  drawing: jsonb().$type<Readonly<Record<string, boolean>>>().notNull(),
  admitted: text().array().notNull(),
  sentAway: text().array().notNull(),
  handsUp: text().array().notNull(),
});

export const livePoll = pgTable('live_poll', {
  id: text().primaryKey(),
  lessonId: text().notNull(),
  question: text().notNull(),
  options: jsonb().$type<string[]>().notNull(),
  answer: integer(),
  openedAt: moment().notNull(),
  closedAt: moment(),
});

export const liveVote = pgTable(
  'live_vote',
  {
    pollId: text().notNull(),
    participantId: text().notNull(),
    option: integer().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pollId, table.participantId] })],
);

export const liveSecret = pgTable('live_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});
