import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { LICENCES } from '@portal/domain/community/shared-pack';
import type { PackContents } from '../../library/module.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const communityPack = pgTable('community_pack', {
  postId: text().primaryKey(),
  sourceId: text().notNull(),
  licence: text({ enum: LICENCES }).notNull(),
  contents: jsonb().notNull().$type<PackContents>(),
});
export type SharedPackRow = typeof communityPack.$inferSelect;

export const communityTaking = pgTable(
  'community_taking',
  {
    postId: text().notNull(),
    takerId: text().notNull(),
    packId: text(),
    documentIds: text().array().notNull().default([]),
    takenAt: instant().notNull(),
    settledAt: instant(),
    thankedAt: instant(),
    transactionId: text(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.takerId] })],
);
export type TakingRow = typeof communityTaking.$inferSelect;
