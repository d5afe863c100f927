import { Folder } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

export const teachersSection = defineSection({
  id: 'teachers',
  nav: { label: titles.page, icon: Folder, order: 45, path: paths.teachers() },
  routes: [
    {
      path: paths.teachers(),
      title: titles.page,
      access: 'account',
      ...lazyPage(async () => (await import('./page/teachers-page.tsx')).TeachersPage),
    },
  ],
});
