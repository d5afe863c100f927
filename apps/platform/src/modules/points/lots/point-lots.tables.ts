import { bigint, date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const points = () => bigint({ mode: 'number' });

export const pointLot = pgTable('point_lot', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  ownerId: text().notNull(),
  transactionId: text().notNull(),
  title: text().notNull(),
  points: points().notNull(),
  // Written by the database alone, from what is spent.
  remaining: points().notNull(),
  earnedAt: instant().notNull(),
  expiresOn: date({ mode: 'string' }).notNull(),
  toldAt: instant(),
});
export type PointLotRow = typeof pointLot.$inferSelect;

export const pointSpending = pgTable(
  'point_spending',
  { transactionId: text().notNull(), lotId: text().notNull(), points: points().notNull() },
  (own) => [primaryKey({ columns: [own.transactionId, own.lotId] })],
);
