import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useListCoursesQuery } from '@portal/api/courses/courses.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { useListAddress, usePages } from '@portal/portal-core/use-list-address';
import { ListTools } from '@portal/ui/list-tools';
import { RouteLinks } from '@portal/ui/route-links';
import { SkeletonRows } from '@portal/ui/skeletons';
import { messages, sorts } from '../messages.ts';
import { tabLabels } from '../title-messages.ts';
import { CATALOGUE_TABS, countOf, TAB_STATUSES, tabOfPath, tabPath } from './catalogue-tabs.ts';
import { CourseList } from './course-list.tsx';
import { CreateCourse } from './create-course.tsx';

const PAGE_SIZE = 10;

/** All courses of a teacher by where they stand, with search, order and pages in the address. */
export function CoursesPage() {
  const { pathname } = useLocation();
  const tab = tabOfPath(pathname);
  const { q, sort, page, search, setSort, setPage } = useListAddress(sorts);
  const list = useListCoursesQuery({
    ...(TAB_STATUSES[tab] && { status: TAB_STATUSES[tab] }),
    ...(q && { q }),
    page: String(page),
    sort,
  });
  const { pages, isPast } = usePages({ page, size: PAGE_SIZE, total: list.currentData?.total });
  const { data } = list;
  const counts = data?.counts;

  return (
    <chakra.div pb="10">
      <PageHeading
        title={messages.title}
        actions={counts && countOf('all', counts) > 0 && <CreateCourse mayCreate={data.mayCreate} />}
      />
      <chakra.div mt="4">
        <RouteLinks
          label={messages.tabs}
          linkAs={RouterLink}
          links={CATALOGUE_TABS.map((one) => ({
            label: counts ? `${tabLabels[one]} ${countOf(one, counts)}` : tabLabels[one],
            href: tabPath(one),
            isCurrent: one === tab,
          }))}
        />
      </chakra.div>
      <ListTools labels={messages} sorts={sorts} q={q} sort={sort} onSearch={search} onSort={setSort} />
      <QueryState
        query={list}
        skeleton={
          <Sheet>
            <SkeletonRows label={messages.loading} end />
          </Sheet>
        }
        failed={messages.failed}
      >
        {(shown) =>
          !isPast && (
            <Sheet>
              <CourseList
                {...shown}
                tab={tab}
                q={q}
                page={page}
                pages={pages}
                onPage={setPage}
                onReset={() => search('')}
              />
            </Sheet>
          )
        }
      </QueryState>
    </chakra.div>
  );
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <chakra.section aria-label={messages.title} layerStyle="sheet">
    {children}
  </chakra.section>
);
