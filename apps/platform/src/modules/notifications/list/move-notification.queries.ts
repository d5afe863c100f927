import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../core/database/database.ts';
import { isListed, type ListPlace, type Place } from './archive-and-snooze.ts';
import { isNamed } from './notification-ids.queries.ts';
import { notification, notificationInbox } from './notifications.tables.ts';

/**
 * Moves one of a user's notifications and keeps the total of her list right: every move and every arrival holds the row of
 * her inbox, so they come one after another. `decide` answers undefined where nothing is to be done. False when the
 * notification is not hers, stands in no list or does not exist.
 */
export async function moveNotification(
  db: Db,
  { userId, id, now }: { userId: string; id: string; now: Date },
  decide: (place: Place) => ListPlace | undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockInbox(tx, userId);
    const [found] = await tx
      .select({
        id: notification.id,
        seq: notification.seq,
        archivedAt: notification.archivedAt,
        snoozedUntil: notification.snoozedUntil,
      })
      .from(notification)
      .where(isNamed(tx, { userId, id }));
    if (!found || found.seq === null) return false;
    const wanted = decide(found);
    if (wanted === undefined) return true;
    const place: Place = {
      archivedAt: wanted === 'ARCHIVE' ? now : null,
      snoozedUntil: typeof wanted === 'object' ? wanted.until : null,
    };
    await tx.update(notification).set(place).where(eq(notification.id, found.id));
    const change = Number(isListed(place)) - Number(isListed(found));
    if (change)
      await tx
        .update(notificationInbox)
        .set({ total: sql`${notificationInbox.total} + ${change}` })
        .where(eq(notificationInbox.userId, userId));
    return true;
  });
}

async function lockInbox(tx: Tx, userId: string): Promise<void> {
  await tx
    .select({ userId: notificationInbox.userId })
    .from(notificationInbox)
    .where(eq(notificationInbox.userId, userId))
    .for('update');
}
