import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { FEED_SCOPES } from '@portal/domain/schedule/calendar-feeds.contract';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const calendarFeed = pgTable('calendar_feed', {
  id: text().primaryKey(),
  teacherId: text().notNull(),
  clientId: text().notNull(),
  scope: text({ enum: FEED_SCOPES }).notNull(),
  secretHash: text().notNull().unique(),
  createdAt: instant().notNull(),
  lastReadAt: instant(),
  revokedAt: instant(),
});

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
