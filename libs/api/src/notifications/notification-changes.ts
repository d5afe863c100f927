import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Notification } from '@portal/domain/notifications/notification';
import { baseApi } from '../base-api.ts';
import { itemsOf, type NotificationChange, settle } from './notification-lists.ts';
import { notificationListApi as api } from './notifications.list.api.ts';

type ApiState = Parameters<typeof api.util.selectCachedArgsForQuery>[0];

/** The store as the lifecycles of its endpoints see it. */
export interface Caches {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  getState: () => unknown;
}

const stateOf = ({ getState }: Caches) => getState() as ApiState;
const queriesOf = (caches: Caches) => api.util.selectCachedArgsForQuery(stateOf(caches), 'listNotifications');

/** The lists that are loaded now, by their queries. */
export const listsOf = (caches: Caches) =>
  queriesOf(caches).flatMap((query) => {
    const { data } = api.endpoints.listNotifications.select(query)(stateOf(caches));
    return data ? [{ query: query ?? {}, items: itemsOf(data) }] : [];
  });

/** The ids of all that are shown unread. */
export const unreadOf = (caches: Caches): string[] => [
  ...new Set(listsOf(caches).flatMap(({ items }) => items.filter(({ isRead }) => !isRead).map(({ id }) => id))),
];

/** A notification wherever this tab has it. */
function find(caches: Caches, id: string): Notification | undefined {
  const listed = listsOf(caches).flatMap(({ items }) => items);
  return listed.find((item) => item.id === id) ?? api.endpoints.getNotification.select({ id })(stateOf(caches)).data;
}

/** Shows a notification as it is now, in every list that is loaded and on its own page. */
export function show(caches: Caches, notification: Notification, onTop = false): void {
  const { dispatch } = caches;
  const now = Date.now();
  for (const query of queriesOf(caches)) {
    dispatch(
      api.util.updateQueryData('listNotifications', query, (list) =>
        settle(list, notification, { query: query ?? {}, now, onTop }),
      ),
    );
  }
  const { id } = notification;
  dispatch(api.util.updateQueryData('getNotification', { id }, (known) => void Object.assign(known, notification)));
}

/**
 * Changes notifications at once in all that is shown, and gives the undoing, which names them by id: the lists may have
 * moved on by then. `all` is false when one of them is not shown anywhere here.
 */
export function change(caches: Caches, ids: readonly string[], to: NotificationChange): { undo(): void; all: boolean } {
  const known = ids.flatMap((id) => find(caches, id) ?? []);
  for (const notification of known) show(caches, { ...notification, ...to });
  return {
    all: known.length === ids.length,
    undo() {
      for (const before of known) {
        const now = find(caches, before.id) ?? { ...before, ...to };
        show(caches, {
          ...now,
          ...(to.isRead !== undefined && { isRead: before.isRead }),
          ...(to.isArchived !== undefined && { isArchived: before.isArchived }),
          ...(to.snoozedUntil !== undefined && { snoozedUntil: before.snoozedUntil }),
        });
      }
    },
  };
}

/** Lists of which everything shown was taken away, although there is more, are loaded anew. */
export function refill(caches: Caches): void {
  const isHollow = queriesOf(caches).some((query) => {
    const { data } = api.endpoints.listNotifications.select(query)(stateOf(caches));
    return data !== undefined && itemsOf(data).length === 0 && (data.pages.at(-1)?.total ?? 0) > 0;
  });
  if (isHollow) caches.dispatch(baseApi.util.invalidateTags(['NotificationList']));
}
