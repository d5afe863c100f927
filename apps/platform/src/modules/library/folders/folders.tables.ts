import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const libraryFolder = pgTable('library_folder', {
  id: text().primaryKey(),
  ownerId: text().notNull(),
  clientId: uuid().notNull(),
  name: text().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  version: integer().notNull().default(1),
});
export type FolderRow = typeof libraryFolder.$inferSelect;
