import { jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const announcement = pgTable(
  'announcement',
  {
    id: text().primaryKey(),
    teacherId: text().notNull(),
    clientId: uuid().notNull(),
    sentAt: instant().notNull(),
    missedClassIds: jsonb().notNull().default([]).$type<readonly string[]>(),
  },
  (table) => [unique('announcement_once').on(table.teacherId, table.clientId)],
);
export type AnnouncementRow = typeof announcement.$inferSelect;

export const announcementReader = pgTable(
  'announcement_reader',
  { announcementId: text().notNull(), roomId: text().notNull(), memberId: text().notNull() },
  (table) => [primaryKey({ columns: [table.announcementId, table.roomId, table.memberId] })],
);

export const announcementReminder = pgTable(
  'announcement_reminder',
  {
    announcementId: text().notNull(),
    memberId: text().notNull(),
    askedAt: instant().notNull(),
    dueAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.memberId] })],
);
export type ReminderRow = typeof announcementReminder.$inferSelect;
