import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Tx } from '../../../core/database/database.ts';
import { createIntervalWorker, type IntervalWorker } from '../../../core/interval-worker.ts';
import type { ModuleDeps } from '../../../core/module.ts';
import { notification, notificationEarlier, notificationInbox } from '../notifications.tables.ts';
import { newNotificationId } from './notification-ids.ts';
import { takePlaces } from './notifications.queries.ts';

const USERS_AT_ONCE = 50;

type Deps = Pick<ModuleDeps, 'database' | 'clock' | 'realtime' | 'log'>;

/** Brings notifications back whose time has come: on top of the list, new, unseen and unread, each under a new id. */
export function createSnoozeSweep({ database: { db }, clock, realtime, log }: Deps, everyMs = 5_000): IntervalWorker {
  async function sweep(): Promise<void> {
    const now = clock.now();
    const due = await db
      .selectDistinct({ userId: notification.userId })
      .from(notification)
      .where(lte(notification.snoozedUntil, now))
      .limit(USERS_AT_ONCE);
    let woken = 0;
    for (const { userId } of due) {
      const ids = await db.transaction((tx) => wakeDue(tx, userId, now));
      for (const id of ids) realtime.tell(userId, 'notification.new', { id });
      woken += ids.length;
    }
    if (woken && due.length === USERS_AT_ONCE) await sweep();
  }
  return createIntervalWorker(sweep, {
    clock,
    everyMs,
    onFailure: (err) => log.error({ err }, 'waking snoozed notifications failed, will be tried again'),
  });
}

async function wakeDue(tx: Tx, userId: string, now: Date): Promise<string[]> {
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
      .set({ id, seq: first + at, snoozedUntil: null, readAt: null, publishedAt: now })
      .where(eq(notification.id, earlierId));
    await tx.insert(notificationEarlier).values({ id: earlierId, userId, seq: seq!, nowId: id });
    woken.push(id);
  }
  return woken;
}
