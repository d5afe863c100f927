import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

/** Calendars of other apps, in and out. It stands in the menu of the schedule. */
export const calendarConnectionsSection = defineSection({
  id: 'calendar-connections',
  routes: [
    {
      path: paths.calendarConnections(),
      title: titles.page,
      access: 'account',
      ...lazyPage(async () => (await import('./page/calendar-connections-page.tsx')).CalendarConnectionsPage),
    },
  ],
});
