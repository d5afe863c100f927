import { PackagePlus } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

const account = 'account' as const;

export const lecturesSection = defineSection({
  id: 'lectures',
  commands: [
    { label: titles.newPack, path: paths.newLessonPack(), icon: PackagePlus, words: ['꾸러미 만들기', '수업 묶음'] },
  ],
  routes: [
    {
      path: paths.lectures(),
      title: titles.page,
      access: account,
      ...lazyPage(async () => (await import('./page/library-page.tsx')).LibraryPage),
    },
    {
      path: paths.lessonPacks(),
      title: titles.packs,
      access: account,
      ...lazyPage(async () => (await import('./packs/lesson-packs-page.tsx')).LessonPacksPage),
    },
    {
      path: paths.newLessonPack(),
      title: titles.newPack,
      access: account,
      ...lazyPage(async () => (await import('./pack-editor/new-pack-page.tsx')).NewPackPage),
    },
    {
      path: paths.lessonPack.pattern,
      title: titles.pack,
      access: account,
      ...lazyPage(async () => (await import('./pack-editor/edit-pack-page.tsx')).EditPackPage),
    },
  ],
});
