import { jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { LATER_ANNOUNCEMENT_FAILURES } from '@portal/domain/chat/later-announcement';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const announcementLater = pgTable(
  'announcement_later',
  {
    id: text().primaryKey(),
    teacherId: text().notNull(),
    clientId: uuid().notNull(),
    content: text().notNull(),
    classIds: jsonb().notNull().$type<readonly string[]>(),
    fileIds: jsonb().notNull().default([]).$type<readonly string[]>(),
    contactReason: text(),
    sendAt: instant().notNull(),
    keptAt: instant().notNull(),
    failure: text({ enum: LATER_ANNOUNCEMENT_FAILURES }),
  },
  (table) => [unique('announcement_later_once').on(table.teacherId, table.clientId)],
);
export type LaterAnnouncementRow = typeof announcementLater.$inferSelect;
