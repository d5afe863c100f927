import { ClipboardList } from 'lucide-react';
import { PLAN_TASK_STATES } from '@portal/domain/planning/plan-task';
import { PATH_BASES, paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage, type PortalRoute } from '@portal/portal-core/section';
import { stateLabels, titles } from './title-messages.ts';

const todoPage = lazyPage(async () => (await import('./todo/todo-page.tsx')).TodoPage);
const shortPage = lazyPage(async () => (await import('./frame/short-address.tsx')).ShortAddress);

const schedulePage = lazyPage(async () => (await import('./schedule/schedule-page.tsx')).SchedulePage);

const documentPage = lazyPage(async () => (await import('./document/document-page.tsx')).DocumentPage);
const sheetPage = lazyPage(async () => (await import('./sheet/week-sheet-page.tsx')).WeekSheetPage);

const todo = paths.teachingPlanPart('todo');

/** A part of the plan at its own address, and at that of each status. */
const pagesOf = (part: 'schedule' | 'todo' | 'document', page: ReturnType<typeof lazyPage>): PortalRoute[] => [
  { path: paths.teachingPlanPart(part), title: `${titles[part]} · ${titles.section}`, access: 'account', ...page },
  ...PLAN_TASK_STATES.map((state): PortalRoute => ({
    path: paths.teachingPlanStatus(part, state),
    title: `${stateLabels[state]} · ${titles[part]} · ${titles.section}`,
    access: 'account',
    ...page,
  })),
];

/** What is to be done and to be taught (RTE-10). */
export const teachingPlanSection = defineSection({
  id: 'teaching-plan',
  nav: {
    label: titles.section,
    words: ['계획', '할 일', '투두', '진도'],
    icon: ClipboardList,
    order: 30,
    path: paths.teachingPlan(),
    base: PATH_BASES.teachingPlan,
    links: [
      { label: titles.schedule, path: paths.teachingPlan() },
      { label: titles.todo, path: todo, words: ['투두', '해야 할 일', '마감'] },
      { label: titles.document, path: paths.teachingPlanPart('document'), words: ['강의 자료', '파일', '공개한 자료'] },
    ],
  },
  routes: [
    ...pagesOf('schedule', schedulePage),
    ...pagesOf('todo', todoPage),
    ...pagesOf('document', documentPage),
    {
      path: paths.weekSheet.pattern,
      title: `${titles.sheet} · ${titles.section}`,
      access: 'account',
      ...sheetPage,
    },
    // The other reading of RTE-10: the status without a part is that of the schedule.
    ...PLAN_TASK_STATES.map((state): PortalRoute => ({
      path: paths.teachingPlanPart(state),
      title: `${stateLabels[state]} · ${titles.section}`,
      access: 'account',
      ...shortPage,
    })),
  ],
});
