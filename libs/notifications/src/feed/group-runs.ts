import type { Notification } from '@portal/domain/notifications/notification';
import { notificationKindOf } from '@portal/domain/notifications/notification-kind';

/** Neighbours that tell of one thing; a single notification is a run of one. */
export interface Run {
  key: string;
  items: readonly [Notification, ...Notification[]];
  /** The list ends here although more is to come: the run may go on. */
  isOpenEnded: boolean;
}

const canJoin = (notification: Notification, isFresh: (id: string) => boolean) =>
  notification.groupKey !== null && notificationKindOf(notification.kind) !== undefined && isFresh(notification.id);

/**
 * Puts neighbours of one group key together, in their order. `isFresh` says which count as unread: one that was read a
 * moment ago stays in its place. `isPart` says that more will follow the last one.
 */
export function groupRuns(
  notifications: readonly Notification[],
  isFresh: (id: string) => boolean,
  isPart: boolean,
): Run[] {
  const runs: { items: [Notification, ...Notification[]] }[] = [];
  for (const notification of notifications) {
    const last = runs.at(-1);
    const head = last?.items[0];
    const joins = head?.groupKey === notification.groupKey && head.kind === notification.kind && canJoin(head, isFresh);
    if (last && joins && canJoin(notification, isFresh)) last.items.push(notification);
    else runs.push({ items: [notification] });
  }
  return runs.map(({ items }, index) => ({
    // The oldest stays the oldest when newer ones arrive, so that an opened run stays open.
    key: items.at(-1)?.id ?? items[0].id,
    items,
    isOpenEnded: isPart && index === runs.length - 1,
  }));
}
