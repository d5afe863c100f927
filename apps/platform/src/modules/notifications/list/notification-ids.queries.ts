import { randomBytes } from 'node:crypto';
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { notification, notificationEarlier } from './notifications.tables.ts';

export const newNotificationId = (): string => `ntf_${randomBytes(15).toString('base64url')}`;

interface Named {
  readonly userId: string | Placeholder;
  readonly id: string | Placeholder;
}

/** One of a user's notifications by its id, or by one it had before it came back from a snooze. */
export function isNamed(db: Db | Tx, { userId, id }: Named): SQL {
  const nowId = db
    .select({ id: notificationEarlier.nowId })
    .from(notificationEarlier)
    .where(and(eq(notificationEarlier.id, id), eq(notificationEarlier.userId, userId)));
  return and(sql`${notification.id} in (${id}, ${nowId})`, eq(notification.userId, userId))!;
}

/** The place that an id stands for, which stays the same when the notification moves. Takes userId and id. */
export function placeStatement(db: Db | Tx) {
  const [userId, id] = [sql.placeholder('userId'), sql.placeholder('id')];
  const own = and(eq(notification.id, id), eq(notification.userId, userId));
  const earlier = and(eq(notificationEarlier.id, id), eq(notificationEarlier.userId, userId));
  return db
    .select({ seq: notification.seq })
    .from(notification)
    .where(own)
    .unionAll(db.select({ seq: notificationEarlier.seq }).from(notificationEarlier).where(earlier));
}
