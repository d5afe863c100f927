import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import {
  type HighlightMark,
  NOTIFICATION_CATEGORIES,
  type NotificationAction,
} from '@portal/domain/notifications/notification';
import type { NotificationChannel } from '@portal/domain/notifications/notification-settings';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export type Mark = InferOutput<typeof HighlightMark>;

export const notificationInbox = pgTable('notification_inbox', {
  userId: text().primaryKey(),
  lastSeq: integer().notNull(),
  total: integer().notNull(),
  readSeq: integer().notNull().default(0),
});

export const notification = pgTable('notification', {
  id: text().primaryKey(),
  userId: text().notNull(),
  seq: integer(),
  category: text({ enum: NOTIFICATION_CATEGORIES }),
  title: text().notNull(),
  content: text().notNull(),
  highlightMarks: jsonb().notNull().default([]).$type<Mark[]>(),
  publishedAt: instant().notNull(),
  readAt: instant(),
  keptUnread: boolean().notNull().default(false),
  openDetail: boolean().notNull(),
  url: text(),
  kind: text(),
  groupKey: text(),
  action: jsonb().$type<NotificationAction>(),
  answerRef: text(),
  classId: text(),
  className: text(),
  archivedAt: instant(),
  snoozedUntil: instant(),
});

/** Ids that notifications had before they came back, and their places then. */
export const notificationEarlier = pgTable('notification_earlier', {
  id: text().primaryKey(),
  userId: text().notNull(),
  seq: integer().notNull(),
  nowId: text().notNull(),
});

export const notificationSeen = pgTable(
  'notification_seen',
  { userId: text().notNull(), app: text().notNull(), seenSeq: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.app] })],
);

export const pushToken = pgTable('push_token', {
  token: text().primaryKey(),
  userId: text().notNull(),
  sessionId: text().notNull(),
  app: text().notNull(),
  registeredAt: instant().notNull(),
});

/** What a notification will say; the dispatcher copies it as it is. */
export interface OutboxPayload {
  readonly category: (typeof NOTIFICATION_CATEGORIES)[number] | null;
  readonly title: string;
  readonly content: string;
  readonly highlightMarks: Mark[];
  readonly openDetail: boolean;
  readonly url: string | null;
  readonly kind?: string | null;
  readonly groupKey?: string | null;
  readonly action?: NotificationAction | null;
  /** What waits for the reader's answer, as long as it does. */
  readonly answerRef?: string | null;
  readonly classId?: string | null;
  readonly className?: string | null;
  /** Asked for by the user on this one way: neither her settings nor her quiet hours apply. */
  readonly only?: NotificationChannel;
}

export const outbox = pgTable('outbox', {
  id: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  dedupeKey: text().notNull().unique(),
  userId: text().notNull(),
  payload: jsonb().notNull().$type<OutboxPayload>(),
  createdAt: instant().notNull(),
  dispatchedAt: instant(),
});
