import { IdCard } from 'lucide-react';
import { PATH_BASES, paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { historyMessages } from './history-messages.ts';
import { messages } from './messages.ts';
import { previewMessages } from './preview-messages.ts';

/** What parents and students read about a teacher, and its way through the approval (PRF-1, PRF-2, RTE-11). */
export const profileSection = defineSection({
  id: 'profile',
  nav: {
    label: messages.title,
    icon: IdCard,
    order: 40,
    path: paths.teacherProfile(),
    base: PATH_BASES.teachingProfile,
    links: [
      { label: messages.title, path: paths.teacherProfile() },
      { label: messages.courses, path: paths.teachingCourses(), base: PATH_BASES.teachingCourses },
    ],
  },
  routes: [
    {
      path: paths.teacherProfile(),
      title: messages.title,
      access: 'account',
      ...lazyPage(async () => (await import('./editor/teacher-profile-page.tsx')).TeacherProfilePage),
    },
    {
      path: paths.teacherProfilePreview.pattern,
      title: previewMessages.title,
      access: 'account',
      ...lazyPage(async () => (await import('./preview/preview-page.tsx')).PreviewPage),
    },
    {
      path: paths.teacherProfileHistory(),
      title: historyMessages.title,
      access: 'account',
      ...lazyPage(async () => (await import('./history/history-page.tsx')).HistoryPage),
    },
  ],
});
