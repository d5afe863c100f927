import { bigint, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import {
  GIFT_DRAWINGS,
  GIFT_KINDS,
  type GiftReceiver,
  REDEMPTION_EVENTS,
  REDEMPTION_STATES,
} from '@portal/domain/points/gift';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const redemption = pgTable('gift_redemption', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  giftId: text().notNull(),
  teacherId: text().notNull(),
  clientId: uuid().notNull(),
  requestHash: text().notNull(),
  // What the gift was when it was taken, whatever becomes of it.
  kind: text({ enum: GIFT_KINDS }).notNull(),
  name: text().notNull(),
  description: text().notNull(),
  drawing: text({ enum: GIFT_DRAWINGS }).notNull(),
  points: integer().notNull(),
  days: integer(),
  relief: numeric({ precision: 5, scale: 4, mode: 'number' }),
  state: text({ enum: REDEMPTION_STATES }).notNull(),
  redeemedAt: instant().notNull(),
  changedAt: instant().notNull(),
  startsAt: instant(),
  until: instant(),
  voucherCode: text(),
  receiver: jsonb().$type<GiftReceiver>(),
  tracking: text(),
  transactionId: text().notNull().unique(),
  version: integer().notNull().default(1),
});
export type RedemptionRow = typeof redemption.$inferSelect;

export const redemptionHistory = pgTable('gift_redemption_history', {
  seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  redemptionId: text().notNull(),
  event: text({ enum: ['REDEEM', ...REDEMPTION_EVENTS] }).notNull(),
  toState: text({ enum: REDEMPTION_STATES }).notNull(),
  actorId: text().notNull(),
  note: text().notNull().default(''),
  at: instant().notNull(),
});
