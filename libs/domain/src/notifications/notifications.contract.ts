import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { Empty } from '../contract/envelope.ts';
import { Id, Instant, IntegerText } from '../contract/scalar.ts';
import { Notification, NOTIFICATION_CATEGORIES } from './notification.ts';

/** Which application asks; counters and push tokens are kept apart by it (NTF-7). */
const headers = v.object({ 'x-msg-app': v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/)) });

export const MESSAGE_APP = 'teacher-web';

export const NOTIFICATION_FILTERS = ['all', 'unread', 'answer', 'archived', 'snoozed'] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];

export const NOTIFICATION_FILTER_LABELS: Record<NotificationFilter, string> = {
  all: '전체',
  unread: '안 읽음',
  answer: '답할 것',
  archived: '보관',
  snoozed: '나중에',
};

/** The web-push subscription of a browser as JSON text, or another application's token. */
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(4096));

/** A place in the reader's own list, from its beginning. */
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));

/** Bare `{ total, items }` and `{ count }`: the notification calls carry no envelope (specification §3). */
export const notificationsContract = defineContract({
  registerPushToken: {
    method: 'POST',
    path: '/messaging/notifications/register',
    access: 'user',
    summary: '푸시 토큰 등록',
    headers,
    body: v.strictObject({ token }),
    response: Empty,
    errors: [],
  },
  unregisterPushToken: {
    method: 'POST',
    path: '/messaging/notifications/unregister',
    access: 'user',
    summary: '푸시 토큰 지우기',
    headers,
    body: v.strictObject({ token }),
    response: Empty,
    errors: [],
  },
  markAllNotificationsSeen: {
    method: 'POST',
    path: '/messaging/notifications/seen',
    access: 'user',
    summary: '알림을 모두 본 것으로 표시',
    headers,
    // The newest one that the reader knew: what arrives during the call stays unseen.
    body: v.strictObject({ upTo: v.optional(Id) }),
    response: Empty,
    errors: [],
  },
  countNotSeenNotifications: {
    method: 'GET',
    path: '/messaging/notifications/count-not-seen',
    access: 'user',
    summary: '보지 않은 알림의 수 (100에서 멈춰요)',
    headers,
    response: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    errors: [],
  },
  listNotifications: {
    method: 'GET',
    path: '/messaging/notifications/load-more',
    access: 'user',
    summary: '알림 목록, 최신순',
    headers,
    query: v.strictObject({
      lastItem: v.optional(Id),
      size: v.optional(IntegerText(1, 50)),
      filter: v.optional(v.picklist(NOTIFICATION_FILTERS)),
      // One of the two at most.
      category: v.optional(v.picklist(NOTIFICATION_CATEGORIES)),
      classId: v.optional(Id),
    }),
    // Of a filtered list `total` is counted up to LIMITS.badgeCap + 1 only.
    response: v.object({ total: v.number(), items: v.array(Notification) }),
    errors: [],
  },
  getNotification: {
    method: 'GET',
    path: '/messaging/notifications/detail',
    access: 'user',
    summary: '알림 하나',
    headers,
    query: v.strictObject({ id: Id }),
    response: Notification,
    errors: [],
  },
  markNotificationRead: {
    method: 'POST',
    path: '/messaging/notifications/mark-read',
    access: 'user',
    summary: '알림을 읽음으로 표시',
    headers,
    body: v.strictObject({ id: Id }),
    response: Empty,
    errors: [],
  },
  markNotificationUnread: {
    method: 'POST',
    path: '/messaging/notifications/mark-unread',
    access: 'user',
    summary: '알림을 안 읽음으로 표시',
    headers,
    body: v.strictObject({ id: Id }),
    response: Empty,
    errors: [],
  },
  markAllNotificationsRead: {
    method: 'POST',
    path: '/messaging/notifications/mark-all-read',
    access: 'user',
    summary: '알림을 모두 읽음으로 표시',
    headers,
    // The newest one that the reader knew: what arrives during the call stays unread.
    body: v.strictObject({ upTo: v.optional(Id) }),
    /** How far everything had been read before: handed back, it undoes this. */
    response: v.object({ readUpTo: place }),
    errors: [],
  },
  undoMarkAllNotificationsRead: {
    method: 'POST',
    path: '/messaging/notifications/mark-all-read/undo',
    access: 'user',
    summary: '모두 읽음을 되돌리기; 하나씩 읽은 것은 읽은 채로 남아요',
    headers,
    body: v.strictObject({ readUpTo: place }),
    response: Empty,
    errors: [],
  },
  archiveNotification: {
    method: 'POST',
    path: '/messaging/notifications/archive',
    access: 'user',
    summary: '알림 보관하기, 보관 해제',
    headers,
    body: v.strictObject({ id: Id, isArchived: v.boolean() }),
    response: Empty,
    errors: [],
  },
  snoozeNotification: {
    method: 'POST',
    path: '/messaging/notifications/snooze',
    access: 'user',
    summary: '알림을 나중에 다시 받기; null이면 바로 돌아와요',
    headers,
    // At most 30 days ahead.
    body: v.strictObject({ id: Id, until: v.nullable(Instant) }),
    response: Empty,
    errors: [],
  },
});
