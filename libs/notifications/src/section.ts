import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { late } from '@portal/ui/late';
import { titles } from './title-messages.ts';

/** Bell in the header, list and detail pages, settings (HDR-4, RTE-2, RTE-5). */
export const notificationsSection = defineSection({
  id: 'notifications',
  routes: [
    {
      // One page, so that choosing another notification leaves the list beside it as it is.
      path: `${paths.notifications.pattern}/:id?`,
      title: titles.list,
      access: 'account',
      isSplit: true,
      ...lazyPage(async () => (await import('./page/notifications-page.tsx')).NotificationsPage),
    },
    {
      path: paths.notificationSettings(),
      title: titles.settings,
      access: 'account',
      ...lazyPage(async () => (await import('./settings/notification-settings-page.tsx')).NotificationSettingsPage),
    },
  ],
  slots: {
    header: late(async () => ({ default: (await import('./bell/notification-bell.tsx')).NotificationBell })),
  },
});
