import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles, vietnameseTitles } from './title-messages.ts';

/** A teacher as anybody may read her, with the times of her trial lessons. No menu entry: the home page and links lead here. */
export const teachersSection = defineSection({
  id: 'teachers',
  routes: [
    {
      path: paths.publicTeacher.pattern,
      title: titles.publicTeacher,
      vietnameseTitle: vietnameseTitles.publicTeacher,
      access: 'public',
      byLink: true,
      isForFamilies: true,
      ...lazyPage(async () => (await import('./page/teacher-page.tsx')).TeacherPage),
    },
  ],
});
