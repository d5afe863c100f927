import { lazy } from 'react';
import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

/** Bell in the header, list and detail pages, settings (HDR-4, RTE-2, RTE-5). */
export const notificationsSection = defineSection({
  id: 'notifications',
  routes: [
    {
      path: paths.notifications.pattern,
      title: titles.list,
      access: 'account',
      ...lazyPage(async () => (await import('./page/notifications-page.tsx')).NotificationsPage),
    },
    {
      path: paths.notification.pattern,
      title: titles.detail,
      access: 'account',
      ...lazyPage(async () => (await import('./page/notification-detail-page.tsx')).NotificationDetailPage),
    },
    {
      path: paths.notificationSettings(),
      title: titles.settings,
      access: 'account',
      ...lazyPage(async () => (await import('./settings/notification-settings-page.tsx')).NotificationSettingsPage),
    },
  ],
  slots: {
    header: lazy(async () => ({ default: (await import('./bell/notification-bell.tsx')).NotificationBell })),
  },
});
