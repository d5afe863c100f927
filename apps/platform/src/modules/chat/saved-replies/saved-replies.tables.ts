import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const savedReply = pgTable('saved_reply', {
  id: text().primaryKey(),
  ownerId: text().notNull(),
  name: text().notNull(),
  korean: text().notNull(),
  vietnamese: text().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
export type SavedReplyRow = typeof savedReply.$inferSelect;
