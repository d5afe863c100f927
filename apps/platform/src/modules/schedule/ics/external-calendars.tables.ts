import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const externalCalendar = pgTable('external_calendar', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  clientId: text().notNull(),
  name: text().notNull(),
  url: text().notNull(),
  busyCount: integer().notNull().default(0),
  createdAt: instant().notNull(),
  lastFetchedAt: instant(),
  failure: text(),
  failures: integer().notNull().default(0),
  dueAt: instant().notNull(),
  leaseUntil: instant(),
});

export const busyBlock = pgTable('busy_block', {
  id: text().primaryKey(),
  calendarId: text().notNull(),
  teacherId: text().notNull(),
  title: text().notNull(),
  startAt: instant().notNull(),
  endAt: instant().notNull(),
});
