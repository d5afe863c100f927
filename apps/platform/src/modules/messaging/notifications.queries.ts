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

const NEWEST = 2_147_483_647;

/** Reads one user's notifications. No statement's cost depends on how many she has; all are prepared once. */
export function notificationReads(db: Db) {
  const own = and(eq(notification.id, sql.placeholder('id')), eq(notification.userId, sql.placeholder('userId')));
  const seq = db.select({ seq: notification.seq }).from(notification).where(own).prepare('messaging_notification_seq');
  const one = db.select().from(notification).where(own).prepare('messaging_notification_one');
  const page = pageStatement(db).prepare('messaging_notification_page');
  const unseen = unseenStatement(db).prepare('messaging_notification_unseen');
  const inbox = db
    .select()
    .from(notificationInbox)
    .where(eq(notificationInbox.userId, sql.placeholder('userId')))
    .prepare('messaging_notification_inbox');

  return {
    /** The number of one of her notifications, or undefined when it is not hers or does not exist. */
    seqOf: async (userId: string, id: string): Promise<number | undefined> =>
      (await seq.execute({ userId, id }))[0]?.seq,

    /** A page, newest first, and how many she has in all. */
    async page(userId: string, size: number, beforeSeq = NEWEST): Promise<{ total: number; items: Notification[] }> {
      const rows = await page.execute({ userId, size, beforeSeq });
      return { total: rows[0]?.total ?? 0, items: rows.flatMap(({ item }) => (item ? toNotification(item) : [])) };
    },

    async inboxOf(userId: string): Promise<{ total: number; lastSeq: number }> {
      const [row] = await inbox.execute({ userId });
      return { total: row?.total ?? 0, lastSeq: row?.lastSeq ?? 0 };
    },

    countNotSeen: async (userId: string, app: string): Promise<number> =>
      (await unseen.execute({ userId, app }))[0]?.count ?? 0,

    async find(userId: string, id: string): Promise<Notification | undefined> {
      const [row] = await one.execute({ userId, id });
      return row && toNotification(row);
    },
  };
}

/** Marks one user's notifications and adds to them. */
export function notificationWrites(db: Db) {
  return {
    /** The applications in which she has a watermark. */
    async appsOf(userId: string): Promise<string[]> {
      const rows = await db
        .select({ app: notificationSeen.app })
        .from(notificationSeen)
        .where(eq(notificationSeen.userId, userId));
      return rows.map(({ app }) => app);
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
     * visible in order.
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

/** Takes userId, beforeSeq and size; also read by the test of its query plan. */
export function pageStatement(db: Db) {
  // One statement for page and total: a second one would cost as much as the rest of the call.
  const item = db
    .select()
    .from(notification)
    .where(and(eq(notification.userId, sql.placeholder('userId')), lt(notification.seq, sql.placeholder('beforeSeq'))))
    .orderBy(desc(notification.seq))
    .limit(sql.placeholder('size'))
    .as('item');
  return db
    .select({ total: notificationInbox.total, item: item._.selectedFields })
    .from(notificationInbox)
    .leftJoinLateral(item, sql`true`)
    .where(eq(notificationInbox.userId, sql.placeholder('userId')))
    .orderBy(desc(item.seq));
}

/** Takes userId and app; also read by the test of its query plan. */
export function unseenStatement(db: Db) {
  const seen = db
    .select({ seenSeq: notificationSeen.seenSeq })
    .from(notificationSeen)
    .where(
      and(eq(notificationSeen.userId, sql.placeholder('userId')), eq(notificationSeen.app, sql.placeholder('app'))),
    );
  const unseen = db
    .select({ seq: notification.seq })
    .from(notification)
    .where(and(eq(notification.userId, sql.placeholder('userId')), gt(notification.seq, sql`coalesce(${seen}, 0)`)))
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
