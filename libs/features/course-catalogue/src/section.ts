import { paths } from '@portal/domain/site/paths';
import { defineSection, lazyPage } from '@portal/portal-core/section';
import { CATALOGUE_TABS, tabPath } from './list/catalogue-tabs.ts';
import { tabLabels, titles } from './title-messages.ts';

const coursesPage = lazyPage(async () => (await import('./list/courses-page.tsx')).CoursesPage);

/** A teacher's courses by where they stand, and what became of her requests. It stands in the menu of the teaching profile. */
export const courseCatalogueSection = defineSection({
  id: 'course-catalogue',
  routes: [
    ...CATALOGUE_TABS.map((tab) => ({
      path: tabPath(tab),
      title: tab === 'all' ? titles.list : `${tabLabels[tab]} · ${titles.list}`,
      access: 'account' as const,
      ...coursesPage,
    })),
    {
      path: paths.courseApprovals.pattern,
      title: titles.history,
      access: 'account',
      ...lazyPage(async () => (await import('./history/approval-history-page.tsx')).ApprovalHistoryPage),
    },
  ],
});
