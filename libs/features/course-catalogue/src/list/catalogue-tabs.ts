import type { CourseStatus } from '@portal/domain/courses/course-status';
import { paths } from '@portal/domain/site/paths';

/** The lists of the catalogue, each with an address of its own (RTE-11). */
export const CATALOGUE_TABS = ['all', 'published', 'draft', 'waiting', 'in-approval', 'rejected', 'archived'] as const;
export type CatalogueTab = (typeof CATALOGUE_TABS)[number];

/** What the server is asked for; the first list takes everything that is not archived. */
export const TAB_STATUSES: Record<CatalogueTab, CourseStatus | 'ARCHIVED' | undefined> = {
  all: undefined,
  published: 'PUBLISHED',
  draft: 'DRAFT',
  waiting: 'WAITING_APPROVAL',
  'in-approval': 'APPROVAL_IN_PROCESS',
  rejected: 'REJECTED',
  archived: 'ARCHIVED',
};

export type CourseCounts = Readonly<Record<CourseStatus | 'ARCHIVED', number>>;

export const tabPath = (tab: CatalogueTab): string => paths.teachingCoursesTab(tab);

export const tabOfPath = (pathname: string): CatalogueTab =>
  CATALOGUE_TABS.find((tab) => pathname === tabPath(tab)) ?? 'all';

/** How many courses a list has, whatever the search. */
export function countOf(tab: CatalogueTab, counts: CourseCounts): number {
  const status = TAB_STATUSES[tab];
  if (status) return counts[status];
  const { ARCHIVED: _archived, ...rest } = counts;
  return Object.values(rest).reduce((sum, count) => sum + count, 0);
}
