import type { Notification } from '@portal/domain/messaging/notification';
import { LIMITS } from '@portal/domain/tenant/limits';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../core/database.ts';
import { notification, notificationInbox, notificationSeen, type OutboxPayload } from './messaging.tables.ts';

// One more than the badge can show is enough to know that it must say "99+".
const COUNT_CAP = LIMITS.badgeCap + 1;

export interface NewNotification extends OutboxPayload {
  readonly id: string;
  readonly userId: string;
  readonly publishedAt: Date;
  readonly readAt?: Date | null;
}

/** Reads and marks one user's notifications. No statement's cost depends on how many she has. */
export function notificationQueries(db: Db) {
  return {
    /** The number of one of her notifications, or undefined when it is not hers or does not exist. */
    async seqOf(userId: string, id: string): Promise<number | undefined> {
      const [row] = await db
        .select({ seq: notification.seq })
        .from(notification)
        .where(and(eq(notification.id, id), eq(notification.userId, userId)));
      return row?.seq;
    },

    async page(userId: string, size: number, beforeSeq?: number): Promise<Notification[]> {
      return (await pageStatement(db, userId, size, beforeSeq)).map(toNotification);
    },

    async inboxOf(userId: string): Promise<{ total: number; lastSeq: number }> {
      const [row] = await db.select().from(notificationInbox).where(eq(notificationInbox.userId, userId));
      return { total: row?.total ?? 0, lastSeq: row?.lastSeq ?? 0 };
    },

    async countNotSeen(userId: string, app: string): Promise<number> {
      const [row] = await unseenStatement(db, userId, app);
      return row?.count ?? 0;
    },

    /** Moves the watermark forward; never back, whatever order two calls arrive in. */
    async markSeen(userId: string, app: string, seenSeq: number): Promise<void> {
      await db
        .insert(notificationSeen)
        .values({ userId, app, seenSeq })
        .onConflictDoUpdate({
          target: [notificationSeen.userId, notificationSeen.app],
          set: { seenSeq },
          setWhere: lt(notificationSeen.seenSeq, seenSeq),
        });
    },

    async find(userId: string, id: string): Promise<Notification | undefined> {
      const [row] = await db
        .select()
        .from(notification)
        .where(and(eq(notification.id, id), eq(notification.userId, userId)));
      return row && toNotification(row);
    },

    /** False when it is not hers or does not exist; a second call changes nothing and is true as well. */
    async markRead(userId: string, id: string, now: Date): Promise<boolean> {
      const rows = await db
        .update(notification)
        .set({ readAt: sql`coalesce(${notification.readAt}, ${now.toISOString()}::timestamptz)` })
        .where(and(eq(notification.id, id), eq(notification.userId, userId)))
        .returning({ id: notification.id });
      return rows.length > 0;
    },

    /**
     * Adds to one user's list, oldest first. Holds the row of her inbox until the transaction ends, so that numbers become
     * visible in order. A notification whose id is there already is left alone.
     */
    async append(userId: string, added: readonly NewNotification[]): Promise<void> {
      if (!added.length) return;
      const [inbox] = await db
        .insert(notificationInbox)
        .values({ userId, lastSeq: added.length, total: added.length })
        .onConflictDoUpdate({
          target: notificationInbox.userId,
          set: {
            lastSeq: sql`${notificationInbox.lastSeq} + ${added.length}`,
            total: sql`${notificationInbox.total} + ${added.length}`,
          },
        })
        .returning({ lastSeq: notificationInbox.lastSeq });
      const first = inbox!.lastSeq - added.length + 1;
      await db
        .insert(notification)
        .values(added.map((row, at) => ({ ...row, highlightMarks: [...row.highlightMarks], seq: first + at })));
    },
  };
}

/** Also read by the test of its query plan. */
export function pageStatement(db: Db, userId: string, size: number, beforeSeq?: number) {
  return db
    .select()
    .from(notification)
    .where(and(eq(notification.userId, userId), beforeSeq === undefined ? undefined : lt(notification.seq, beforeSeq)))
    .orderBy(desc(notification.seq))
    .limit(size);
}

/** Also read by the test of its query plan. */
export function unseenStatement(db: Db, userId: string, app: string) {
  const seen = db
    .select({ seenSeq: notificationSeen.seenSeq })
    .from(notificationSeen)
    .where(and(eq(notificationSeen.userId, userId), eq(notificationSeen.app, app)));
  const unseen = db
    .select({ seq: notification.seq })
    .from(notification)
    .where(and(eq(notification.userId, userId), gt(notification.seq, sql`coalesce(${seen}, 0)`)))
    .orderBy(desc(notification.seq))
    .limit(COUNT_CAP)
    .as('unseen');
  return db.select({ count: sql<number>`count(*)::int` }).from(unseen);
}

function toNotification(row: typeof notification.$inferSelect): Notification {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    highlightMarks: row.highlightMarks,
    category: row.category,
    publishedAt: row.publishedAt.toISOString(),
    isRead: row.readAt !== null,
    openDetail: row.openDetail,
    url: row.url,
  };
}
