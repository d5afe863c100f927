import { MESSAGE_APP, notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { transport } from '../transport.ts';
import { atMostShown, watchNewNotifications } from './new-notifications.ts';
import { type Caches, change, listsOf, refill, show, unreadOf } from './notification-changes.ts';
import type { NotificationChange } from './notification-lists.ts';
import { listenToTabs, tellTabs } from './notification-tabs.ts';
import { notificationListApi } from './notifications.list.api.ts';

const FRESH = { subscribe: false, forceRefetch: true } as const;
const headers = { 'x-msg-app': MESSAGE_APP };
const refetchLists = () => baseApi.util.invalidateTags(['NotificationList']);
const COUNTS = ['NotificationCount', 'NotificationUnread', 'NotificationAnswer'] as const;
const recount = () => baseApi.util.invalidateTags([...COUNTS]);

/**
 * Shows what the reader did at once, in this tab and then in the others; takes it back when the server refuses.
 * Without ids it concerns all that are unread.
 */
async function changeWhile(
  caches: Caches,
  ids: string[] | null,
  to: NotificationChange,
  fulfilled: Promise<unknown>,
): Promise<void> {
  const { all, undo } = change(caches, ids ?? unreadOf(caches), to);
  try {
    await fulfilled;
  } catch {
    return undo();
  }
  tellTabs(caches.dispatch, { ids, change: to });
  // Something came back whose content is not here any more.
  if (!all && to.isRead === undefined) caches.dispatch(refetchLists());
  else refill(caches);
}

/** Bell, list and detail (NTF-3 to NTF-7, NTF-10). */
export const notificationsApi = notificationListApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many are unseen, at most one more than the badge can show (NTF-3). Owns the subscription to new ones. */
    countNotSeenNotifications: build.query({
      ...fromContract(contract.countNotSeenNotifications, headers),
      transformResponse: ({ count }: { count: number }) => ({ count: atMostShown(count) }),
      providesTags: ['NotificationCount'],
      async onQueryStarted(_none, { dispatch, getCacheEntry, queryFulfilled }) {
        const before = getCacheEntry().data?.count;
        const after = await queryFulfilled.then(({ data }) => data.count).catch(() => 0);
        // Nobody announces new ones while the connection is away: the polled number does.
        const isAlone = !transport().realtime.isConnected();
        if (isAlone && before !== undefined && after > before) dispatch(refetchLists());
      },
      async onCacheEntryAdded(_none, { cacheDataLoaded, cacheEntryRemoved, dispatch, getState }) {
        const caches = { dispatch, getState };
        const stops = [
          watchNewNotifications(transport().realtime, {
            newest: () =>
              dispatch(notificationListApi.endpoints.getNewestNotification.initiate(undefined, FRESH)).unwrap(),
            isListed: (id) =>
              listsOf(caches).some(
                ({ query: { filter = 'all' }, items }) =>
                  (filter === 'all' || filter === 'unread') && items.some((item) => item.id === id),
              ),
            prepend: (notification) => show(caches, notification, true),
            refetchList: () => dispatch(refetchLists()),
            recount: () => dispatch(recount()),
            async counted() {
              await cacheDataLoaded.catch(() => undefined);
              return notificationsApi.endpoints.countNotSeenNotifications.select(undefined)(getState()).data?.count;
            },
          }),
          listenToTabs(dispatch, ({ ids, change: to }) => {
            const { all } = change(caches, ids ?? unreadOf(caches), to);
            if (!all && to.isRead === undefined) dispatch(refetchLists());
            dispatch(recount());
          }),
        ];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),

    /** `body.upTo` is the newest one that the reader knew; the count drops at once and comes back when it fails (NTF-4). */
    markAllNotificationsSeen: build.mutation({
      ...fromContract(contract.markAllNotificationsSeen, headers),
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          notificationsApi.util.updateQueryData('countNotSeenNotifications', undefined, () => ({ count: 0 })),
        );
        try {
          await queryFulfilled;
          tellTabs(dispatch, { ids: [], change: {} });
        } catch {
          patch.undo();
        }
      },
      // What arrived during the call is still unseen: the server knows. Seen is not read: that count stays.
      invalidatesTags: ['NotificationCount'],
    }),

    /** Reads at once in lists and detail, and is unread again when the call fails (NTF-5). */
    markNotificationRead: build.mutation({
      ...fromContract(contract.markNotificationRead, headers),
      onQueryStarted: ({ body: { id } }, { queryFulfilled, ...caches }) =>
        changeWhile(caches, [id], { isRead: true }, queryFulfilled),
      invalidatesTags: COUNTS,
    }),

    /** Unread at once in lists and detail, and read again when the call fails (NTF-5). */
    markNotificationUnread: build.mutation({
      ...fromContract(contract.markNotificationUnread, headers),
      onQueryStarted: ({ body: { id } }, { queryFulfilled, ...caches }) =>
        changeWhile(caches, [id], { isRead: false }, queryFulfilled),
      invalidatesTags: COUNTS,
    }),

    /** `body.upTo` is the newest one that the reader knew; all that are shown read at once. */
    markAllNotificationsRead: build.mutation({
      ...fromContract(contract.markAllNotificationsRead, headers),
      onQueryStarted: (_request, { queryFulfilled, ...caches }) =>
        changeWhile(caches, null, { isRead: true }, queryFulfilled),
      invalidatesTags: COUNTS,
    }),

    /** What the lists then hold the server knows: what was read one by one stays read. */
    undoMarkAllNotificationsRead: build.mutation({
      ...fromContract(contract.undoMarkAllNotificationsRead, headers),
      invalidatesTags: ['NotificationList', 'Notification', ...COUNTS],
    }),

    /** Leaves the lists at once, or comes back to them. */
    archiveNotification: build.mutation({
      ...fromContract(contract.archiveNotification, headers),
      onQueryStarted: ({ body: { id, isArchived } }, { queryFulfilled, ...caches }) =>
        changeWhile(caches, [id], { isArchived }, queryFulfilled),
      invalidatesTags: COUNTS,
    }),

    /** Leaves the lists at once until then, or comes back to them (null). */
    snoozeNotification: build.mutation({
      ...fromContract(contract.snoozeNotification, headers),
      onQueryStarted: ({ body: { id, until } }, { queryFulfilled, ...caches }) =>
        changeWhile(caches, [id], { snoozedUntil: until }, queryFulfilled),
      invalidatesTags: COUNTS,
    }),

    registerPushToken: build.mutation(fromContract(contract.registerPushToken, headers)),
    unregisterPushToken: build.mutation(fromContract(contract.unregisterPushToken, headers)),
  }),
});

export const {
  useListNotificationsInfiniteQuery,
  useCountNotSeenNotificationsQuery,
  useMarkAllNotificationsSeenMutation,
  useMarkNotificationReadMutation,
  useMarkNotificationUnreadMutation,
  useMarkAllNotificationsReadMutation,
  useUndoMarkAllNotificationsReadMutation,
  useCountNotificationsQuery,
  useArchiveNotificationMutation,
  useSnoozeNotificationMutation,
  useGetNotificationQuery,
  useRegisterPushTokenMutation,
  useUnregisterPushTokenMutation,
} = notificationsApi;
