import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { newNotificationId } from './notification-ids.queries.ts';
import { takePlaces } from './notifications.queries.ts';
import { notification, notificationEarlier, notificationInbox } from './notifications.tables.ts';

/** Some of those who have a snoozed notification whose time has come. */
export async function usersToWake(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notification.userId })
    .from(notification)
    .where(lte(notification.snoozedUntil, now))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Brings back what is due of one user; the new ids. */
export async function wakeDue(tx: Tx, userId: string, now: Date): Promise<string[]> {
  // Whoever holds the inbox is moving or waking them already; what is left is found in the next round.
  const [inbox] = await tx
    .select({ userId: notificationInbox.userId })
    .from(notificationInbox)
    .where(eq(notificationInbox.userId, userId))
    .for('update', { skipLocked: true });
  if (!inbox) return [];
  const rows = await tx
    .select({ id: notification.id, seq: notification.seq })
    .from(notification)
    .where(and(eq(notification.userId, userId), isNotNull(notification.seq), lte(notification.snoozedUntil, now)))
    .orderBy(asc(notification.snoozedUntil), asc(notification.seq));
  if (!rows.length) return [];
  const first = await takePlaces(tx, userId, rows.length);
  const woken: string[] = [];
  for (const [at, { id: earlierId, seq }] of rows.entries()) {
    const id = newNotificationId();
    await tx
      .update(notification)
      .set({ id, seq: first + at, snoozedUntil: null, readAt: null, keptUnread: false, publishedAt: now })
      .where(eq(notification.id, earlierId));
    await tx.insert(notificationEarlier).values({ id: earlierId, userId, seq: seq!, nowId: id });
    woken.push(id);
  }
  return woken;
}
