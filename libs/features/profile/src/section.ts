import { IdCard } from 'lucide-react';
import { PATH_BASES, paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

/** What parents and students read about a teacher, and its way through the approval (PRF-1, PRF-2, RTE-11). */
export const profileSection = defineSection({
  id: 'profile',
  nav: {
    label: titles.profile,
    icon: IdCard,
    order: 40,
    path: paths.teacherProfile(),
    base: PATH_BASES.teachingProfile,
    links: [
      { label: titles.profile, path: paths.teacherProfile() },
      { label: titles.courses, path: paths.teachingCourses(), base: PATH_BASES.teachingCourses },
    ],
  },
  routes: [
    {
      path: paths.teacherProfile(),
      title: titles.profile,
      access: 'account',
      ...lazyPage(async () => (await import('./editor/teacher-profile-page.tsx')).TeacherProfilePage),
    },
    {
      path: paths.teacherProfilePreview.pattern,
      title: titles.preview,
      access: 'account',
      ...lazyPage(async () => (await import('./preview/preview-page.tsx')).PreviewPage),
    },
    {
      path: paths.teacherProfileHistory(),
      title: titles.history,
      access: 'account',
      ...lazyPage(async () => (await import('./history/history-page.tsx')).HistoryPage),
    },
  ],
});
