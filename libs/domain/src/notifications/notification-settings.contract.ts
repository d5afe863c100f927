import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf, Empty } from '../contract/envelope.ts';
import { TimeOfDay } from '../contract/scalar.ts';
import { DIGESTS, NOTIFICATION_CHANNELS, NotificationSettings, NotificationSwitch } from './notification-settings.ts';

const path = '/messaging/v1/notifications/settings/mine';

export const notificationSettingsContract = defineContract({
  getNotificationSettings: {
    method: 'GET',
    path,
    access: 'user',
    summary: '내 알림 설정',
    response: dataOf(NotificationSettings),
    errors: [],
  },
  updateNotificationSettings: {
    method: 'PATCH',
    path,
    access: 'user',
    summary: '내 알림 설정에서 보낸 것만 바꾸기',
    body: v.strictObject({
      items: v.optional(v.pipe(v.array(NotificationSwitch), v.maxLength(21))),
      quietFrom: v.optional(v.nullable(TimeOfDay)),
      quietTo: v.optional(v.nullable(TimeOfDay)),
      digest: v.optional(v.picklist(DIGESTS)),
    }),
    response: dataOf(NotificationSettings),
    errors: ['WARN_CANNOT_BE_OFF'],
  },
  sendTestNotification: {
    method: 'POST',
    path: '/messaging/v1/notifications/settings/test',
    access: 'user',
    summary: '시험 알림 보내기; 1분에 세 번까지',
    body: v.strictObject({ channel: v.picklist(NOTIFICATION_CHANNELS) }),
    response: Empty,
    errors: [],
  },
});
