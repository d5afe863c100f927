import { paths } from '@portal/portal-core/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { pages } from './messages.ts';

const patternOf = (path: (lessonId: string) => string) => path(':id').replace('%3A', ':');

/** One lesson: holding it, closing it, and what it leaves as a proof (CLS-3). It stands in the menu under 내 수업. */
export const lessonsSection = defineSection({
  id: 'lessons',
  routes: [
    {
      path: patternOf(paths.lesson),
      title: pages.lesson,
      access: 'account',
      ...lazyPage(async () => (await import('./lesson/lesson-page.tsx')).LessonPage),
    },
    {
      path: patternOf(paths.lessonWrapUp),
      title: pages.wrapUp,
      access: 'account',
      ...lazyPage(async () => (await import('./wrap-up/wrap-up-page.tsx')).WrapUpPage),
    },
    {
      path: patternOf(paths.lessonEvidence),
      title: pages.evidence,
      access: 'account',
      ...lazyPage(async () => (await import('./evidence/evidence-page.tsx')).EvidencePage),
    },
  ],
});
