import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import {
  TICKET_CATEGORIES,
  TICKET_SIDES,
  TICKET_STATES,
  TICKET_TARGETS,
  TICKET_TURNS,
} from '@portal/domain/support/ticket';
import { TICKET_EVENTS } from '@portal/domain/support/ticket-transitions';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const ids = () => jsonb().notNull().default([]).$type<readonly string[]>();

export const supportTicket = pgTable('support_ticket', {
  id: text().primaryKey(),
  code: text()
    .notNull()
    .unique()
    .default(sql`'T-' || nextval('support_ticket_code')`),
  teacherId: text().notNull(),
  clientId: uuid(),
  openedBy: text({ enum: TICKET_SIDES }).notNull(),
  targetType: text({ enum: TICKET_TARGETS }).notNull(),
  targetId: text(),
  targetTitle: text().notNull(),
  category: text({ enum: TICKET_CATEGORIES }).notNull(),
  title: text().notNull(),
  content: text().notNull(),
  fileIds: ids(),
  evidenceLessonIds: ids(),
  status: text({ enum: TICKET_STATES }).notNull(),
  turn: text({ enum: TICKET_TURNS }),
  dueAt: instant(),
  version: integer().notNull().default(1),
  rating: integer(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  closedAt: instant(),
});
export type TicketRow = typeof supportTicket.$inferSelect;

export const supportMessage = pgTable('support_message', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  ticketId: text().notNull(),
  clientId: uuid(),
  authorRole: text({ enum: TICKET_SIDES }).notNull(),
  authorId: text().notNull(),
  content: text().notNull(),
  fileIds: ids(),
  at: instant().notNull(),
});
export type MessageRow = typeof supportMessage.$inferSelect;

export const supportHistory = pgTable('support_history', {
  seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ticketId: text().notNull(),
  event: text({ enum: ['CREATE', ...TICKET_EVENTS] }).notNull(),
  toStatus: text({ enum: TICKET_STATES }).notNull(),
  toTurn: text({ enum: TICKET_TURNS }),
  actor: text({ enum: [...TICKET_SIDES, 'CLOCK'] }).notNull(),
  actorId: text(),
  at: instant().notNull(),
});
