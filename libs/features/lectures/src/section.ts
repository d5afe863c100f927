import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

export const lecturesSection = defineSection({
  id: 'lectures',
  routes: [
    {
      path: paths.lectures(),
      title: titles.page,
      access: 'account',
      ...lazyPage(async () => (await import('./page/library-page.tsx')).LibraryPage),
    },
  ],
});
