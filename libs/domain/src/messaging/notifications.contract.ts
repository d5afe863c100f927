import * as v from 'valibot';
import { Empty } from '../contract/envelope.ts';
import { defineContract } from '../contract/endpoint.ts';
import { Id, IntegerText } from '../contract/scalar.ts';
import { Notification } from './notification.ts';

/** Which application asks; counters and push tokens are kept apart by it (NTF-7). */
const headers = v.object({ 'x-msg-app': v.pipe(v.string(), v.regex(/^[a-z-]{1,32}$/)) });

export const MESSAGE_APP = 'teacher-web';

/** Bare `{ total, items }` and `{ count }`: the notification calls carry no envelope (specification §3). */
export const notificationsContract = defineContract({
  registerPushToken: {
    method: 'POST',
    path: '/messaging/notifications/register',
    access: 'user',
    summary: '푸시 토큰 등록',
    headers,
    body: v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) }),
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
    query: v.strictObject({ lastItem: v.optional(Id), size: v.optional(IntegerText(1, 50)) }),
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
});
