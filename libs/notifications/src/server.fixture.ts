import type { Notification } from '@portal/domain/notifications/notification';
import { notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { fake, problemResponse } from '@portal/testing/contract-fakes';

const shows: Record<string, (one: Notification) => boolean> = {
  all: (one) => !one.isArchived && one.snoozedUntil === null,
  unread: (one) => !one.isArchived && one.snoozedUntil === null && !one.isRead,
  archived: (one) => one.isArchived,
  snoozed: (one) => !one.isArchived && one.snoozedUntil !== null,
};

/** A platform that keeps notifications and what is done to them; what it was asked is kept for the tests. */
export function keepingServer(all: Notification[]) {
  const calls: string[] = [];
  const state = { isRefusing: false, unseen: 0 };
  const action = (call: string, id: string | undefined, over: Partial<Notification>) => {
    calls.push(call);
    if (state.isRefusing) return problemResponse('UNEXPECTED');
    all = all.map((one) => (id === undefined || one.id === id ? { ...one, ...over } : one));
    return {};
  };
  return {
    calls,
    state,
    arrives: (notification: Notification) => void all.unshift(notification),
    handlers: [
      fake(contract.countNotSeenNotifications, () => {
        calls.push('count');
        return { count: state.unseen };
      }),
      fake(contract.listNotifications, ({ query: { filter = 'all', category, lastItem, size } }) => {
        calls.push(`list ${filter} ${category ?? 'any'} ${lastItem ?? 'top'} ${size}`);
        const listed = all.filter((one) => shows[filter]?.(one) && (!category || one.category === category));
        const start = lastItem ? listed.findIndex(({ id }) => id === lastItem) + 1 : 0;
        return { total: listed.length, items: listed.slice(start, start + Number(size)) };
      }),
      fake(contract.markAllNotificationsSeen, () => action('seen', '', {})),
      fake(contract.markNotificationRead, ({ body: { id } }) => action(`read ${id}`, id, { isRead: true })),
      fake(contract.markAllNotificationsRead, ({ body }) =>
        action(`read up to ${body.upTo}`, undefined, { isRead: true }),
      ),
      fake(contract.archiveNotification, ({ body: { id, isArchived } }) =>
        action(`archive ${id} ${isArchived}`, id, { isArchived }),
      ),
      fake(contract.snoozeNotification, ({ body: { id, until } }) =>
        action(`snooze ${id} ${until}`, id, { snoozedUntil: until }),
      ),
    ],
  };
}
