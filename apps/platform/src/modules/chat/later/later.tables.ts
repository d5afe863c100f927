import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { CARD_KINDS } from '@portal/domain/chat/chat-card';
import { LATER_FAILURES } from '@portal/domain/chat/later-message';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const chatLater = pgTable(
  'chat_later',
  {
    roomId: text().notNull(),
    senderId: text().notNull(),
    clientId: uuid().notNull(),
    content: text().notNull(),
    fileIds: jsonb().notNull().default([]).$type<readonly string[]>(),
    replyTo: integer(),
    contactReason: text(),
    cardKind: text({ enum: CARD_KINDS }),
    cardId: text(),
    sendAt: instant().notNull(),
    keptAt: instant().notNull(),
    failure: text({ enum: LATER_FAILURES }),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.senderId, table.clientId] })],
);
export type LaterRow = typeof chatLater.$inferSelect;
