import { ListPlus } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

/** The landing page: an invitation to visitors, the day to teachers (RTE-1). */
export const homeSection = defineSection({
  id: 'home',
  commands: [{ label: titles.addTask, path: paths.newTask(), icon: ListPlus, words: ['메모', '투두', '해야 할 일'] }],
  routes: [
    {
      path: paths.home(),
      title: titles.page,
      access: 'public',
      ...lazyPage(async () => (await import('./page/home-page.tsx')).HomePage),
    },
  ],
});
