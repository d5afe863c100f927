import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, time, timestamp } from 'drizzle-orm/pg-core';
import { NOTIFICATION_CATEGORIES } from '@portal/domain/notifications/notification';
import { DIGESTS, NOTIFICATION_CHANNELS } from '@portal/domain/notifications/notification-settings';
import type { LetterBlock } from './letter-blocks.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const notificationSwitch = pgTable(
  'notification_switch',
  {
    userId: text().notNull(),
    category: text({ enum: NOTIFICATION_CATEGORIES }).notNull(),
    channel: text({ enum: NOTIFICATION_CHANNELS }).notNull(),
    isOn: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.category, table.channel] })],
);

export const notificationPreference = pgTable('notification_preference', {
  userId: text().primaryKey(),
  quietFrom: time(),
  quietTo: time(),
  digest: text({ enum: DIGESTS }).notNull().default('OFF'),
});

/** The ways out of the portal; the list itself is the third channel and needs no delivery. */
export const OUTWARD_CHANNELS = ['PUSH', 'EMAIL'] as const;
export type OutwardChannel = (typeof OUTWARD_CHANNELS)[number];

/** A mail to an address of its own, outside of notifications and their settings. */
export interface Letter {
  readonly to: string;
  readonly title: string;
  /** Its plain text. */
  readonly content: string;
  /** What its HTML is drawn from, where that is more than its text (`letterOf`). */
  readonly blocks?: readonly LetterBlock[];
  /** Path below the site prefix that it leads to; null where its reader has nothing to open. */
  readonly path: string | null;
  /** What one does there; 자세히 보기 where it is not given. */
  readonly action?: string;
  /** Korean where it is not given. */
  readonly language?: 'ko' | 'vi';
  /** Why it was sent, in its language. */
  readonly reason?: string;
}

export const notificationDelivery = pgTable('notification_delivery', {
  id: text().primaryKey(),
  /** Null for a letter to somebody without an account. */
  userId: text(),
  letter: jsonb().$type<Letter>(),
  channel: text({ enum: OUTWARD_CHANNELS }).notNull(),
  notificationIds: text().array().notNull(),
  digestKey: text().unique(),
  dueAt: instant().notNull(),
  attempts: integer().notNull().default(0),
  createdAt: instant().notNull(),
  doneAt: instant(),
  outcome: text({ enum: ['SENT', 'NOBODY', 'GIVEN_UP'] }),
});

export const mail = pgTable('mail', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  sentAt: instant().notNull(),
});

export const messagingSecret = pgTable('messaging_secret', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});
