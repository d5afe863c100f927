import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
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
