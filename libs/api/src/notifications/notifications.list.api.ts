import { MESSAGE_APP, notificationsContract as contract } from '@portal/domain/notifications/notifications.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';
import { listKey, nextPageParam, type NotificationListQuery, type NotificationPage } from './notification-lists.ts';

const headers = { 'x-msg-app': MESSAGE_APP };
const list = fromContract(contract.listNotifications, headers);

/** What there is to read: lists and single notifications (NTF-6). */
export const notificationListApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, ten at a time, by the id of the last item shown (NTF-6). */
    listNotifications: build.infiniteQuery<NotificationPage, NotificationListQuery | void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (_last, pages, _lastParam, _params, query) => nextPageParam(pages, query ?? {}),
      },
      ...list,
      query: ({ queryArg, pageParam }) =>
        list.query({ lastItem: pageParam, size: String(LIMITS.notificationPageSize), ...queryArg }),
      transformResponse: (page: Omit<NotificationPage, 'isEnd'>) => ({ ...page, isEnd: page.items.length === 0 }),
      serializeQueryArgs: ({ queryArgs, endpointName }) => `${endpointName}(${listKey(queryArgs ?? {})})`,
      // What is answered somewhere else leaves that list alone.
      providesTags: (_pages, _error, query) =>
        query?.filter === 'answer' ? ['NotificationList', 'NotificationAnswer'] : ['NotificationList'],
    }),

    /** One page of size 1: the newest there is (NTF-6). */
    getNewestNotification: build.query({
      ...list,
      query: (_none: void) => list.query({ size: '1' }),
      transformResponse: (page: Omit<NotificationPage, 'isEnd'>) => page.items[0] ?? null,
      keepUnusedDataFor: 0,
    }),

    /** How many are unread or wait for an answer, as their lists count them: at most one more than a badge can show. */
    countNotifications: build.query({
      ...list,
      query: (filter: 'unread' | 'answer') => list.query({ size: '1', filter }),
      transformResponse: ({ total }: Omit<NotificationPage, 'isEnd'>) => ({
        count: Math.min(total, LIMITS.badgeCap + 1),
      }),
      providesTags: (_count, _error, filter) => [filter === 'answer' ? 'NotificationAnswer' : 'NotificationUnread'],
      async onCacheEntryAdded(filter, lifecycle) {
        if (filter === 'answer')
          await refetchOn('lesson.changed', ['NotificationAnswer', 'LessonMove'])(filter, lifecycle);
      },
    }),

    getNotification: build.query({
      ...fromContract(contract.getNotification, headers),
      providesTags: ['Notification'],
    }),
  }),
});
