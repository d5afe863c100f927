import { notificationSettingsContract } from '@portal/domain/notifications/notification-settings.contract';
import { defineAccess } from '../../../testing/access.ts';

const SETTINGS = {
  items: [{ category: 'ADS', channel: 'EMAIL', on: true }],
  quietFrom: '22:00',
  quietTo: '07:00',
  digest: 'DAILY',
};

export const access = defineAccess(notificationSettingsContract, {
  rows: {
    getNotificationSettings: { own: {} },
    updateNotificationSettings: { own: { body: { digest: 'DAILY' } }, valid: { body: SETTINGS } },
    sendTestNotification: { own: { body: { channel: 'IN_APP' } } },
  },
});
