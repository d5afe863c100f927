import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { NotificationFilter } from '@portal/domain/notifications/notifications.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Db } from '../../../core/database/database.ts';
import { notification, notificationInbox, notificationSeen } from './notifications.tables.ts';

// One more than the badge can show is enough to know that it must say "99+".
const COUNT_CAP = LIMITS.badgeCap + 1;

/** Which list, and whether a category narrows it. */
export interface ListKind {
  readonly filter: NotificationFilter;
  readonly hasCategory: boolean;
}

// In the words of the partial indexes of 0009_messaging_channels.sql, or the planner would not know them.
const LISTED = [isNotNull(notification.seq), isNull(notification.archivedAt), isNull(notification.snoozedUntil)];
const STATES: Record<NotificationFilter, (readSeq: AnyPgColumn) => readonly SQL[]> = {
  all: () => LISTED,
  unread: (readSeq) => [...LISTED, isNull(notification.readAt), gt(notification.seq, readSeq)],
  archived: () => [isNotNull(notification.archivedAt)],
  snoozed: () => [isNotNull(notification.snoozedUntil)],
};

const conditionsOf = ({ filter, hasCategory }: ListKind, readSeq: AnyPgColumn): SQL[] => [
  eq(notification.userId, sql.placeholder('userId')),
  ...(hasCategory ? [eq(notification.category, sql.placeholder('category'))] : []),
  ...STATES[filter](readSeq),
];

/** Takes userId, beforeSeq, size and, with one, category; also read by the test of its query plan. */
export function pageStatement(db: Db, kind: ListKind) {
  const isWhole = kind.filter === 'all' && !kind.hasCategory;
  // One statement for page and total: a second one would cost as much as the rest of the call. The limit keeps the planner
  // from counting again for every row of the page.
  const head = db
    .select({
      readSeq: notificationInbox.readSeq,
      total: (isWhole ? sql<number>`${notificationInbox.total}` : cappedCount(db, kind)).as('list_total'),
    })
    .from(notificationInbox)
    .where(eq(notificationInbox.userId, sql.placeholder('userId')))
    .limit(1)
    .as('head');
  const item = db
    .select()
    .from(notification)
    .where(and(...conditionsOf(kind, head.readSeq), lt(notification.seq, sql.placeholder('beforeSeq'))))
    .orderBy(desc(notification.seq))
    .limit(sql.placeholder('size'))
    // By the name of its table, so that the table's own columns read it: those of a subquery take three times as long.
    .as('notification');
  return db
    .select({ total: head.total, readSeq: head.readSeq, item: getTableColumns(notification) })
    .from(head)
    .leftJoinLateral(item, sql`true`)
    .orderBy(desc(notification.seq));
}

/** How many a filtered list has, up to one more than a badge shows. */
function cappedCount(db: Db, kind: ListKind): SQL<number> {
  const counted = db
    .select({ seq: notification.seq })
    .from(notification)
    .where(and(...conditionsOf(kind, notificationInbox.readSeq)))
    // Without an order the planner might read the whole table for a list that has fewer.
    .orderBy(desc(notification.seq))
    .limit(COUNT_CAP)
    .as('counted');
  return sql<number>`${db.select({ count: sql`count(*)::int` }).from(counted)}`;
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
    .where(
      and(
        eq(notification.userId, sql.placeholder('userId')),
        ...LISTED,
        gt(notification.seq, sql`coalesce(${seen}, 0)`),
      ),
    )
    .orderBy(desc(notification.seq))
    .limit(COUNT_CAP)
    .as('unseen');
  return db.select({ count: sql<number>`count(*)::int` }).from(unseen);
}

/** Takes userId: moves the read watermark over all there are, in one row; also read by the test of its cost. */
export const markAllReadStatement = (db: Db) =>
  db
    .update(notificationInbox)
    .set({ readSeq: sql`${notificationInbox.lastSeq}` })
    .where(eq(notificationInbox.userId, sql.placeholder('userId')));
