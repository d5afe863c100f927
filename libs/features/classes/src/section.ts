import { BookOpen, CopyPlus } from 'lucide-react';
import { CLASS_TABS } from '@portal/domain/classes/classes.contract';
import { PATH_BASES, paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { tabPath } from './list/class-tabs.ts';
import { CLASS_VIEW_PATHS, CLASS_VIEWS } from './summary/class-paths.ts';
import { tabLabels, titles, viewLabels } from './title-messages.ts';

const account = 'account' as const;

const classesPage = lazyPage(async () => (await import('./list/classes-page.tsx')).ClassesPage);
const classPage = lazyPage(async () => (await import('./class-page/class-page.tsx')).ClassPage);

/** The class desk: a teacher's classes, each with its lessons and students, and how a new one is made (CLS-1, RTE-9). */
export const classesSection = defineSection({
  id: 'classes',
  nav: {
    label: titles.list,
    words: ['클래스', '반', '학급'],
    icon: BookOpen,
    order: 20,
    path: paths.myClasses(),
    // A lesson has pages of its own below another address, and so have assignments, material and reviews of all classes.
    base: [
      PATH_BASES.classes,
      PATH_BASES.lessons,
      paths.assignments(),
      paths.lectures(),
      paths.lessonPacks(),
      paths.reviews(),
    ],
    links: [
      ...CLASS_TABS.map((tab) => ({ label: tabLabels[tab], path: tabPath(tab) })),
      { label: viewLabels.assignments, path: paths.assignments(), words: ['숙제', '과제물', '제출 현황'] },
      {
        label: viewLabels.lectures,
        path: paths.lectures(),
        base: [paths.lectures(), paths.lessonPacks()],
        words: ['서재', '자료실', '수업 자료', '파일', 'PDF'],
      },
      { label: titles.reviews, path: paths.reviews(), words: ['리뷰', '평점', '별점', '답글'] },
    ],
  },
  commands: [{ label: titles.create, path: paths.newClass(), icon: CopyPlus, words: ['새 수업', '반 만들기', '개설'] }],
  routes: [
    ...CLASS_TABS.map((tab) => ({
      path: tabPath(tab),
      title: tab === 'all' ? titles.list : `${tabLabels[tab]} · ${titles.list}`,
      access: account,
      ...classesPage,
    })),
    {
      path: PATH_BASES.classes,
      title: titles.root,
      access: account,
      ...lazyPage(async () => (await import('./class-page/class-redirects.tsx')).ClassesRootPage),
    },
    {
      path: paths.newClass(),
      title: titles.create,
      access: account,
      ...lazyPage(async () => (await import('./new-class/new-class-page.tsx')).NewClassPage),
    },
    ...CLASS_VIEWS.map((view) => ({
      path: CLASS_VIEW_PATHS[view].pattern,
      title: view === 'overview' ? titles.detail : `${viewLabels[view]} · ${titles.detail}`,
      access: account,
      ...classPage,
    })),
    {
      path: paths.classRoot.pattern,
      title: `${titles.detail} · ${titles.list}`,
      access: account,
      ...lazyPage(async () => (await import('./class-page/class-redirects.tsx')).ClassRootPage),
    },
    {
      path: paths.classRollOver.pattern,
      title: titles.rollOver,
      access: account,
      ...lazyPage(async () => (await import('./roll-over/roll-over-page.tsx')).RollOverPage),
    },
    {
      path: paths.classReplan.pattern,
      title: titles.replan,
      access: account,
      ...lazyPage(async () => (await import('./replan/replan-page.tsx')).ReplanPage),
    },
  ],
});
