import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { UPLOAD_LOCATIONS } from '@portal/domain/assets/upload-policy';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const bytes = () => bigint({ mode: 'number' });

export const assetSecret = pgTable('asset_secret', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** SIGNED: may be sent; STORED: all bytes are there; then CHECKED or REFUSED; DELETED: the store is still to be emptied. */
export const FILE_STATES = ['SIGNED', 'STORED', 'CHECKED', 'REFUSED', 'DELETED'] as const;
export const FILE_REFUSALS = ['CONTENT_MISMATCH', 'TYPE_BLOCKED'] as const;

export const fileAsset = pgTable('file_asset', {
  id: text().primaryKey(),
  ownerId: text().notNull(),
  location: text({ enum: UPLOAD_LOCATIONS }).notNull(),
  uploaderCode: text().notNull(),
  name: text().notNull(),
  contentType: text().notNull(),
  size: bytes().notNull(),
  state: text({ enum: FILE_STATES }).notNull(),
  refusal: text({ enum: FILE_REFUSALS }),
  sha256: text(),
  // Where its bytes lie; a file that somebody took over names the same.
  objectKey: text().notNull(),
  previewKey: text(),
  storedSize: bytes(),
  partSize: integer(),
  multipartId: text(),
  addressNo: integer().notNull().default(0),
  isInline: boolean().notNull().default(false),
  flags: text().array().notNull().default([]),
  isRead: boolean().notNull().default(false),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  storedAt: instant(),
  checkedAt: instant(),
  unusedSince: instant(),
});
export type FileRow = typeof fileAsset.$inferSelect;

export const fileUse = pgTable(
  'file_use',
  {
    fileId: text().notNull(),
    usedBy: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.usedBy] })],
);

/** What is decided about keeps its files, whoever uses them meanwhile or no longer. */
export const fileHold = pgTable(
  'file_hold',
  {
    fileId: text().notNull(),
    heldBy: text().notNull(),
    isBarred: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.heldBy] })],
);

/** What stands in a file, so that it can be found. */
export const fileText = pgTable('file_text', {
  fileId: text().primaryKey(),
  text: text().notNull(),
});
