import { boolean, integer, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { GIFT_DRAWINGS, GIFT_KINDS } from '@portal/domain/points/gift';

export const gift = pgTable('gift', {
  id: text().primaryKey(),
  clientId: uuid().notNull().unique(),
  kind: text({ enum: GIFT_KINDS }).notNull(),
  name: text().notNull(),
  description: text().notNull(),
  drawing: text({ enum: GIFT_DRAWINGS }).notNull(),
  points: integer().notNull(),
  stock: integer(),
  days: integer(),
  relief: numeric({ precision: 5, scale: 4, mode: 'number' }),
  isActive: boolean().notNull().default(true),
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
export type GiftRow = typeof gift.$inferSelect;

export const giftMark = pgTable(
  'gift_mark',
  {
    teacherId: text().notNull(),
    giftId: text().notNull(),
    isWished: boolean().notNull(),
    isAwaited: boolean().notNull(),
  },
  (own) => [primaryKey({ columns: [own.teacherId, own.giftId] })],
);
