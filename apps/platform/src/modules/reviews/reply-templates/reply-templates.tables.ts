import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const replyTemplate = pgTable('reply_template', {
  id: text().primaryKey(),
  ownerId: text().notNull(),
  name: text().notNull(),
  content: text().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
export type ReplyTemplateRow = typeof replyTemplate.$inferSelect;
