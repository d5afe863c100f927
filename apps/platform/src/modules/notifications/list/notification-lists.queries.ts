import { and, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { NotificationFilter } from '@portal/domain/notifications/notifications.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Db } from '../../../core/database/database.ts';
import { notification, notificationInbox, notificationSeen } from './notifications.tables.ts';

// One more than the badge can show is enough to know that it must say "99+".
const COUNT_CAP = LIMITS.badgeCap + 1;

/** Which list, and what narrows it. */
export interface ListKind {
  readonly filter: NotificationFilter;
  readonly by?: 'category' | 'class';
}

// In the words of the partial indexes of 0009_messaging_channels.sql and 0116, or the planner would not know them.
const LISTED = [isNotNull(notification.seq), isNull(notification.archivedAt), isNull(notification.snoozedUntil)];
const STATES: Record<NotificationFilter, (readSeq: AnyPgColumn) => readonly SQL[]> = {
  all: () => LISTED,
  unread: (readSeq) => [...LISTED, isNull(notification.readAt), gt(notification.seq, readSeq)],
  answer: () => [...LISTED, isNotNull(notification.answerRef)],
  archived: () => [isNotNull(notification.archivedAt)],
  snoozed: () => [isNotNull(notification.snoozedUntil)],
};
/** Those that a list has besides: what is kept unread although the watermark has passed it. */
const KEPT = (readSeq: AnyPgColumn) => [
  ...LISTED,
  isNull(notification.readAt),
  eq(notification.keptUnread, true),
  lte(notification.seq, readSeq),
];
const NARROWED = {
  category: eq(notification.category, sql.placeholder('category')),
  class: eq(notification.classId, sql.placeholder('classId')),
};

/** The parts of a list, each of which is read from an index of its own. */
const partsOf = ({ filter, by }: ListKind, readSeq: AnyPgColumn): SQL[] =>
  [STATES[filter](readSeq), ...(filter === 'unread' ? [KEPT(readSeq)] : [])].map((state) =>
    and(eq(notification.userId, sql.placeholder('userId')), by && NARROWED[by], ...state)!,
  );

/** Takes userId, beforeSeq, size and what narrows it; also read by the test of its query plan. */
export function pageStatement(db: Db, kind: ListKind) {
  const isWhole = kind.filter === 'all' && kind.by === undefined;
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
  const [part, kept] = partsOf(kind, head.readSeq).map((where) =>
    db
      .select()
      .from(notification)
      .where(and(where, lt(notification.seq, sql.placeholder('beforeSeq'))))
      .orderBy(desc(notification.seq))
      .limit(sql.placeholder('size')),
  );
  const item = (kept ? part!.unionAll(kept).orderBy(desc(notification.seq)).limit(sql.placeholder('size')) : part!)
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
  const counts = partsOf(kind, notificationInbox.readSeq).map((where) => {
    const counted = db
      .select({ seq: notification.seq })
      .from(notification)
      .where(where)
      // Without an order the planner might read the whole table for a list that has fewer.
      .orderBy(desc(notification.seq))
      .limit(COUNT_CAP)
      .as('counted');
    return sql`${db.select({ count: sql`count(*)::int` }).from(counted)}`;
  });
  return sql<number>`least(${COUNT_CAP}::int, ${sql.join(counts, sql` + `)})`;
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

/**
 * Takes userId, upTo and now: reads also what is kept unread, which the watermark does not; what was read before is kept no
 * longer. They are few.
 */
export const readKeptStatement = (db: Db) =>
  db
    .update(notification)
    .set({
      keptUnread: isNull(notification.readAt),
      readAt: sql`coalesce(${notification.readAt}, ${sql.placeholder('now')}::timestamptz)`,
    })
    .where(
      and(
        eq(notification.userId, sql.placeholder('userId')),
        eq(notification.keptUnread, true),
        lte(notification.seq, sql.placeholder('upTo')),
      ),
    );
