import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { titles } from './title-messages.ts';

const checkPage = lazyPage(async () => (await import('./proof/check-evidence-page.tsx')).CheckEvidencePage);

/** One lesson: holding it, closing it, and what it leaves as a proof (CLS-3). It stands in the menu under 내 수업. */
export const lessonsSection = defineSection({
  id: 'lessons',
  routes: [
    {
      path: paths.lesson.pattern,
      title: titles.lesson,
      access: 'account',
      ...lazyPage(async () => (await import('./lesson/lesson-page.tsx')).LessonPage),
    },
    {
      path: paths.lessonWrapUp.pattern,
      title: titles.wrapUp,
      access: 'account',
      ...lazyPage(async () => (await import('./wrap-up/wrap-up-page.tsx')).WrapUpPage),
    },
    {
      path: paths.lessonEvidence.pattern,
      title: titles.evidence,
      access: 'account',
      ...lazyPage(async () => (await import('./evidence/evidence-page.tsx')).EvidencePage),
    },
    { path: paths.checkEvidence(), title: titles.check, access: 'public', ...checkPage },
    { path: paths.evidenceProof.pattern, title: titles.proof, access: 'public', ...checkPage },
  ],
});
