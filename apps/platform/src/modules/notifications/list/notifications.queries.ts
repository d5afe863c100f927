import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { type Notification, type NotificationCategory } from '@portal/domain/notifications/notification';
import { NOTIFICATION_FILTERS, type NotificationFilter } from '@portal/domain/notifications/notifications.contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { isNamed, placeStatement } from './notification-ids.queries.ts';
import {
  type ListKind,
  markAllReadStatement,
  pageStatement,
  readKeptStatement,
  unseenStatement,
} from './notification-lists.queries.ts';
import { notification, notificationInbox, notificationSeen, type OutboxPayload } from './notifications.tables.ts';

export interface NewNotification extends Omit<OutboxPayload, 'only'> {
  readonly id: string;
  readonly userId: string;
  readonly publishedAt: Date;
  readonly readAt?: Date | null;
}

/** A page of one of her lists, newest first. */
export interface Wanted {
  readonly size: number;
  readonly beforeSeq?: number | undefined;
  readonly filter?: NotificationFilter | undefined;
  /** One of the two. */
  readonly category?: NotificationCategory | undefined;
  readonly classId?: string | undefined;
}

const NEWEST = 2_147_483_647;

const nameOf = ({ filter, by }: ListKind) => (by === undefined ? filter : `${filter}_${by}`);

/** Reads one user's notifications. No statement's cost depends on how many she has; all are prepared once. */
export function notificationReads(db: Db | Tx) {
  const place = placeStatement(db).prepare('messaging_notification_place');
  const one = db
    .select({ item: notification, readSeq: notificationInbox.readSeq })
    .from(notification)
    .leftJoin(notificationInbox, eq(notificationInbox.userId, notification.userId))
    .where(isNamed(db, { userId: sql.placeholder('userId'), id: sql.placeholder('id') }))
    .prepare('messaging_notification_one');
  const unseen = unseenStatement(db).prepare('messaging_notification_unseen');
  const inbox = db
    .select()
    .from(notificationInbox)
    .where(eq(notificationInbox.userId, sql.placeholder('userId')))
    .prepare('messaging_notification_inbox');
  const pages = new Map(
    NOTIFICATION_FILTERS.flatMap((filter) =>
      ([undefined, 'category', 'class'] as const).map((by) => {
        const name = nameOf({ filter, by });
        return [name, pageStatement(db, { filter, by }).prepare(`messaging_notification_${name}`)] as const;
      }),
    ),
  );

  return {
    /**
     * The place that the id of one of her notifications stands for, also of one that is archived, snoozed or back by now;
     * undefined when it is not hers, never stood in a list or does not exist.
     */
    seqOf: async (userId: string, id: string): Promise<number | undefined> =>
      (await place.execute({ userId, id }))[0]?.seq ?? undefined,

    /** A page, and how many the list has: of the whole list exactly, of a filtered one up to the cap. */
    async page(
      userId: string,
      { size, beforeSeq = NEWEST, filter = 'all', category, classId }: Wanted,
    ): Promise<{ total: number; items: Notification[] }> {
      const by = category !== undefined ? 'category' : classId !== undefined ? 'class' : undefined;
      const rows = await pages.get(nameOf({ filter, by }))!.execute({ userId, size, beforeSeq, category, classId });
      return {
        total: rows[0]?.total ?? 0,
        items: rows.flatMap(({ item, readSeq }) => (item ? toNotification(item, readSeq) : [])),
      };
    },

    async inboxOf(userId: string): Promise<{ total: number; lastSeq: number; readSeq: number }> {
      const [row] = await inbox.execute({ userId });
      return { total: row?.total ?? 0, lastSeq: row?.lastSeq ?? 0, readSeq: row?.readSeq ?? 0 };
    },

    countNotSeen: async (userId: string, app: string): Promise<number> =>
      (await unseen.execute({ userId, app }))[0]?.count ?? 0,

    async find(userId: string, id: string): Promise<Notification | undefined> {
      const [row] = await one.execute({ userId, id });
      return row && toNotification(row.item, row.readSeq ?? 0);
    },
  };
}

/** Marks one user's notifications and adds to them. */
export function notificationWrites(db: Db | Tx) {
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
        .set({ readAt: sql`coalesce(${notification.readAt}, ${now.toISOString()}::timestamptz)`, keptUnread: false })
        .where(isNamed(db, { userId, id }))
        .returning({ id: notification.id });
      return rows.length > 0;
    },

    /** The same the other way: it stays unread, whatever the watermark says, until it is read or all are. */
    async markUnread(userId: string, id: string): Promise<boolean> {
      const rows = await db
        .update(notification)
        .set({ readAt: null, keptUnread: true })
        .where(isNamed(db, { userId, id }))
        .returning({ id: notification.id });
      return rows.length > 0;
    },

    /** Moves the read watermark up to a place, or over all there are; never back. Nothing below it is kept unread. */
    async markAllRead(userId: string, now: Date, upTo?: number): Promise<void> {
      await readKeptStatement(db)
        .prepare('messaging_notification_kept_read')
        .execute({ userId, upTo: upTo ?? NEWEST, now: now.toISOString() });
      if (upTo === undefined) {
        await markAllReadStatement(db).prepare('messaging_notification_all_read').execute({ userId });
        return;
      }
      await db
        .update(notificationInbox)
        .set({ readSeq: upTo })
        .where(and(eq(notificationInbox.userId, userId), lt(notificationInbox.readSeq, upTo)));
    },

    /** Moves the read watermark back to where it was, never forward; what was kept unread then is so again. */
    async undoAllRead(userId: string, readUpTo: number): Promise<void> {
      await db
        .update(notification)
        .set({ readAt: null })
        .where(and(eq(notification.userId, userId), eq(notification.keptUnread, true), isNotNull(notification.readAt)));
      await db
        .update(notificationInbox)
        .set({ readSeq: readUpTo })
        .where(and(eq(notificationInbox.userId, userId), gt(notificationInbox.readSeq, readUpTo)));
    },

    /**
     * Adds to one user's list, oldest first. Holds the row of her inbox until the transaction ends, so that numbers become
     * visible in order.
     */
    async append(userId: string, added: readonly NewNotification[]): Promise<void> {
      if (!added.length) return;
      const first = await takePlaces(db, userId, added.length);
      await db
        .insert(notification)
        .values(added.map((row, at) => ({ ...row, highlightMarks: [...row.highlightMarks], seq: first + at })));
    },

    /** Adds those that stand in no list and open from a mail or a push only. */
    async appendUnlisted(added: readonly NewNotification[]): Promise<void> {
      if (added.length)
        await db
          .insert(notification)
          .values(added.map((row) => ({ ...row, highlightMarks: [...row.highlightMarks], seq: null })));
    },

    /** Nothing waits for the reader's answer to this any more. */
    async answered(ref: string): Promise<void> {
      await db.update(notification).set({ answerRef: null }).where(eq(notification.answerRef, ref));
    },
  };
}

/** Makes room for `count` on top of a user's list; the first of the new places. The inbox stays locked until the end. */
export async function takePlaces(db: Db | Tx, userId: string, count: number): Promise<number> {
  const [inbox] = await db
    .insert(notificationInbox)
    .values({ userId, lastSeq: count, total: count })
    .onConflictDoUpdate({
      target: notificationInbox.userId,
      set: {
        lastSeq: sql`${notificationInbox.lastSeq} + ${count}`,
        total: sql`${notificationInbox.total} + ${count}`,
      },
    })
    .returning({ lastSeq: notificationInbox.lastSeq });
  return inbox!.lastSeq - count + 1;
}

function toNotification(row: typeof notification.$inferSelect, readSeq: number): Notification {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    highlightMarks: row.highlightMarks,
    category: row.category,
    publishedAt: row.publishedAt.toISOString(),
    isRead: row.readAt !== null || (row.seq !== null && row.seq <= readSeq && !row.keptUnread),
    openDetail: row.openDetail,
    url: row.url,
    kind: row.kind,
    groupKey: row.groupKey,
    action: row.action,
    isToAnswer: row.answerRef !== null,
    ofClass: row.classId === null ? null : { id: row.classId, name: row.className! },
    isArchived: row.archivedAt !== null,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
  };
}
