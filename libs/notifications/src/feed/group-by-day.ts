import type { Notification } from '@portal/domain/notifications/notification';
import { dayOf } from '@portal/domain/time/day';

export interface NotificationGroups {
  today: Notification[];
  earlier: Notification[];
}

/** Today's notifications and all others, each in the order given; the day is that of the zone. */
export function groupByDay(notifications: readonly Notification[], now: Date, zone: string): NotificationGroups {
  const today = dayOf(now, zone);
  const groups: NotificationGroups = { today: [], earlier: [] };
  for (const notification of notifications) {
    // A server's clock may run ahead over midnight: what is newer than today belongs to today.
    const isToday = dayOf(notification.publishedAt, zone) >= today;
    groups[isToday ? 'today' : 'earlier'].push(notification);
  }
  return groups;
}
