import { BookOpen } from 'lucide-react';
import { CLASS_TABS } from '@portal/domain/classes/classes.contract';
import { paths } from '@portal/portal-core/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { messages, viewLabels, tabLabels } from './messages.ts';
import { planning } from './planning-messages.ts';
import { CLASS_VIEWS, classPaths } from './summary/class-paths.ts';
import { tabPath } from './list/class-tabs.ts';

const account = 'account' as const;
const patternOf = (path: (classId: string) => string) => path(':classId').replace('%3A', ':');

const classesPage = lazyPage(async () => (await import('./list/classes-page.tsx')).ClassesPage);
const classPage = lazyPage(async () => (await import('./class-page/class-page.tsx')).ClassPage);

/** The class desk: a teacher's classes, each with its lessons and students, and how a new one is made (CLS-1, RTE-9). */
export const classesSection = defineSection({
  id: 'classes',
  nav: {
    label: messages.title,
    icon: BookOpen,
    order: 20,
    path: paths.myClasses(),
    // A lesson has pages of its own below another address.
    base: [classPaths.base, paths.lesson('').replace(/\/$/, '')],
    links: CLASS_TABS.map((tab) => ({ label: tabLabels[tab], path: tabPath(tab) })),
  },
  commands: [{ label: messages.create, path: paths.newClass() }],
  routes: [
    ...CLASS_TABS.map((tab) => ({
      path: tabPath(tab),
      title: tab === 'all' ? messages.title : `${tabLabels[tab]} · ${messages.title}`,
      access: account,
      ...classesPage,
    })),
    {
      path: paths.newClass(),
      title: messages.create,
      access: account,
      ...lazyPage(async () => (await import('./new-class/new-class-page.tsx')).NewClassPage),
    },
    ...CLASS_VIEWS.map((view) => ({
      path: patternOf((classId) => classPaths.view(classId, view)),
      title: view === 'overview' ? messages.detailTitle : `${viewLabels[view]} · ${messages.detailTitle}`,
      access: account,
      ...classPage,
    })),
    {
      path: patternOf(classPaths.root),
      title: `${messages.detailTitle} · ${messages.title}`,
      access: account,
      ...lazyPage(async () => (await import('./class-page/class-redirects.tsx')).ClassRootPage),
    },
    {
      path: patternOf(classPaths.rollOver),
      title: planning.rollOverTitle,
      access: account,
      ...lazyPage(async () => (await import('./roll-over/roll-over-page.tsx')).RollOverPage),
    },
  ],
});
