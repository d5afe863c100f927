import { CalendarDays } from 'lucide-react';
import { paths } from '@portal/portal-core/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { messages } from './messages.ts';

// The grid is the heaviest page of the first journey; nothing of it may come before the frame has been drawn.
const calendarPage = lazyPage(async () => (await import('./pages/calendar-page.tsx')).CalendarPage);

/** Lessons, own entries and free time of a teacher by day, week, month and as a list (CAL-1, RTE-4). */
export const scheduleSection = defineSection({
  id: 'schedule',
  nav: { label: messages.title, icon: CalendarDays, order: 10, path: paths.calendar() },
  routes: [
    { path: paths.calendar(), title: messages.title, access: 'account', ...calendarPage },
    { path: paths.schedule(), title: messages.scheduleTitle, access: 'account', ...calendarPage },
  ],
});
