import { bigint, boolean, customType, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { DOCUMENT_KINDS } from '@portal/domain/library/document';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const libraryDocument = pgTable('library_document', {
  id: text().primaryKey(),
  ownerId: text().notNull(),
  clientId: uuid(),
  folderId: text(),
  name: text().notNull(),
  tags: text().array().notNull().default([]),
  fileId: text().notNull(),
  versionNo: integer().notNull().default(1),
  // The three are written by the database, whatever an insert says.
  kind: text({ enum: DOCUMENT_KINDS }).notNull().default('OTHER'),
  size: bigint({ mode: 'number' }).notNull().default(0),
  words: words().notNull().default(''),
  isHidden: boolean().notNull().default(false),
  createdAt: instant().notNull(),
  changedAt: instant().notNull(),
  version: integer().notNull().default(1),
});
export type DocumentRow = Omit<typeof libraryDocument.$inferSelect, 'words'>;

export const libraryVersion = pgTable(
  'library_version',
  {
    documentId: text().notNull(),
    no: integer().notNull(),
    fileId: text().notNull().unique(),
    at: instant().notNull(),
  },
  (own) => [primaryKey({ columns: [own.documentId, own.no] })],
);
export type VersionRow = typeof libraryVersion.$inferSelect;
