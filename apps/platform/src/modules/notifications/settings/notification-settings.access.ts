import { notificationSettingsContract } from '@portal/domain/notifications/notification-settings.contract';
import { defineAccess } from '../../../testing/access.ts';

const SETTINGS = {
  items: [{ category: 'ADS' as const, channel: 'EMAIL' as const, on: true }],
  quietFrom: '22:00',
  quietTo: '07:00',
  digest: 'DAILY' as const,
};

export const access = defineAccess(notificationSettingsContract, {
  rows: {
    getNotificationSettings: { own: {} },
    updateNotificationSettings: { own: { body: { digest: 'DAILY' } }, valid: { body: SETTINGS } },
    sendTestNotification: { own: { body: { channel: 'IN_APP' } } },
  },
});
