import { CalendarDays, CalendarOff, CalendarPlus, Clock, Thermometer } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

// The grid is the heaviest page of the first journey; nothing of it may come before the frame has been drawn.
const calendarPage = lazyPage(async () => (await import('./calendar/calendar-page.tsx')).CalendarPage);
const freeTimesPage = lazyPage(async () => (await import('./free-times/free-times-page.tsx')).FreeTimesPage);
const rulesPage = lazyPage(async () => (await import('./rules/rules-page.tsx')).RulesPage);

/** Lessons, own entries and free time of a teacher by day, week, month and as a list (CAL-1, RTE-4). */
export const scheduleSection = defineSection({
  id: 'schedule',
  nav: {
    label: titles.calendar,
    words: ['캘린더', '달력', '스케줄', '시간표'],
    icon: CalendarDays,
    order: 10,
    path: paths.calendar(),
    links: [
      { label: titles.calendar, path: paths.calendar() },
      { label: titles.freeTimes, path: paths.freeTimes() },
      { label: titles.rules, path: paths.bookingRules() },
      { label: titles.connections, path: paths.calendarConnections() },
    ],
  },
  commands: [
    {
      label: titles.illToday,
      path: paths.calendarDay('ill'),
      icon: Thermometer,
      words: ['아프다', '아파서', '병가', '몸살', '감기', '결근', '수업 옮기기'],
    },
    {
      label: titles.addEvent,
      path: paths.calendarNew('event'),
      icon: CalendarPlus,
      words: ['약속', '스케줄'],
    },
    {
      label: titles.addFree,
      path: paths.calendarNew('free'),
      icon: Clock,
      words: ['빈 시간', '가능한 시간', '예약 받기'],
    },
    {
      label: titles.addTimeOff,
      path: paths.calendarDay('off'),
      icon: CalendarOff,
      words: ['휴가', '휴무', '방학', '쉬는 날'],
    },
  ],
  routes: [
    { path: paths.calendar(), title: titles.calendar, access: 'account', isWide: true, ...calendarPage },
    { path: paths.schedule(), title: titles.schedule, access: 'account', isWide: true, ...calendarPage },
    { path: paths.freeTimes(), title: titles.freeTimes, access: 'account', ...freeTimesPage },
    { path: paths.bookingRules(), title: titles.rules, access: 'account', ...rulesPage },
  ],
});
