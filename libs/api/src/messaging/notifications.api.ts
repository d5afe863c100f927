import { MESSAGE_APP, notificationsContract as contract } from '@portal/domain/messaging/notifications.contract';
import type { Notification } from '@portal/domain/messaging/notification';
import { LIMITS } from '@portal/domain/tenant/limits';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { transport } from '../transport.ts';
import { watchNewNotifications } from './new-notifications.ts';

/** `total` counts all notifications, not those of the page. */
export interface NotificationPage {
  total: number;
  items: Notification[];
}

const FRESH = { subscribe: false, forceRefetch: true } as const;
const headers = { 'x-msg-app': MESSAGE_APP };
const list = fromContract(contract.listNotifications, headers);

/** Bell, list and detail (NTF-3 to NTF-7, NTF-10). */
export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, ten at a time, by the id of the last item shown (NTF-6). */
    listNotifications: build.infiniteQuery<NotificationPage, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ total, items }, pages) => {
          const shown = pages.reduce((sum, page) => sum + page.items.length, 0);
          return items.length === 0 || shown >= total ? undefined : items.at(-1)?.id;
        },
      },
      ...list,
      query: ({ pageParam }) => list.query({ lastItem: pageParam, size: String(LIMITS.notificationPageSize) }),
      providesTags: ['NotificationList'],
    }),

    /** One page of size 1: the newest there is (NTF-6). */
    getNewestNotification: build.query({
      ...list,
      query: (_none: void) => list.query({ size: '1' }),
      transformResponse: (page: NotificationPage) => page.items[0] ?? null,
      keepUnusedDataFor: 0,
    }),

    /** How many are unseen, at most one more than the badge can show (NTF-3). Owns the subscription to new ones. */
    countNotSeenNotifications: build.query({
      ...fromContract(contract.countNotSeenNotifications, headers),
      transformResponse: ({ count }: { count: number }) => ({ count: Math.min(count, LIMITS.badgeCap + 1) }),
      providesTags: ['NotificationCount'],
      async onCacheEntryAdded(_none, { cacheEntryRemoved, dispatch, getState }) {
        const pages = () => notificationsApi.endpoints.listNotifications.select()(getState()).data?.pages ?? [];
        const stop = watchNewNotifications(transport().realtime, {
          newest: () => dispatch(notificationsApi.endpoints.getNewestNotification.initiate(undefined, FRESH)).unwrap(),
          isListed: (id) => pages().some((page) => page.items.some((item) => item.id === id)),
          prepend: (notification) =>
            dispatch(
              notificationsApi.util.updateQueryData('listNotifications', undefined, (data) => {
                data.pages[0]?.items.unshift(notification);
                for (const page of data.pages) page.total += 1;
              }),
            ),
          refetchList: () => dispatch(baseApi.util.invalidateTags(['NotificationList'])),
          recount: () => dispatch(baseApi.util.invalidateTags(['NotificationCount'])),
        });
        await cacheEntryRemoved;
        stop();
      },
    }),

    /** `body.upTo` is the newest one that the reader knew; the count drops at once and comes back when it fails (NTF-4). */
    markAllNotificationsSeen: build.mutation({
      ...fromContract(contract.markAllNotificationsSeen, headers),
      async onQueryStarted(_request, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          notificationsApi.util.updateQueryData('countNotSeenNotifications', undefined, () => ({ count: 0 })),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
      // What arrived during the call is still unseen: the server knows.
      invalidatesTags: ['NotificationCount'],
    }),

    /** Reads at once in list and detail, and is unread again when the call fails (NTF-5). */
    markNotificationRead: build.mutation({
      ...fromContract(contract.markNotificationRead, headers),
      async onQueryStarted({ body: { id } }, { dispatch, queryFulfilled }) {
        const patches = [
          dispatch(
            notificationsApi.util.updateQueryData('listNotifications', undefined, ({ pages }) => {
              const item = pages.flatMap((page) => page.items).find((notification) => notification.id === id);
              if (item) item.isRead = true;
            }),
          ),
          dispatch(
            notificationsApi.util.updateQueryData('getNotification', { id }, (notification) => {
              notification.isRead = true;
            }),
          ),
        ];
        await queryFulfilled.catch(() => {
          for (const patch of patches) patch.undo();
        });
      },
    }),

    getNotification: build.query({
      ...fromContract(contract.getNotification, headers),
      providesTags: ['Notification'],
    }),

    registerPushToken: build.mutation(fromContract(contract.registerPushToken, headers)),
  }),
});

export const {
  useListNotificationsInfiniteQuery,
  useCountNotSeenNotificationsQuery,
  useMarkAllNotificationsSeenMutation,
  useMarkNotificationReadMutation,
  useGetNotificationQuery,
  useRegisterPushTokenMutation,
} = notificationsApi;
