import { lazy } from 'react';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { messages } from './messages.ts';

/** Bell in the header, list and detail pages (HDR-4, RTE-2). */
export const notificationsSection = defineSection({
  id: 'notifications',
  routes: [
    {
      path: '/notification',
      title: messages.title,
      access: 'account',
      ...lazyPage(async () => (await import('./pages/notifications-page.tsx')).NotificationsPage),
    },
    {
      path: '/notification/:id',
      title: messages.detailTitle,
      access: 'account',
      ...lazyPage(async () => (await import('./pages/notification-detail-page.tsx')).NotificationDetailPage),
    },
  ],
  slots: {
    header: lazy(async () => ({ default: (await import('./components/notification-bell.tsx')).NotificationBell })),
  },
});
