import { chakra } from '@chakra-ui/react/styled-system';
import { Navigate, useLocation } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useListCoursesQuery } from '@portal/api/courses/courses.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { useListAddress, withPage } from '@portal/portal-core/use-list-address';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { ListTools } from '@portal/ui/list-tools';
import { ProgressLine } from '@portal/ui/progress-line';
import { RouteLinks } from '@portal/ui/route-links';
import { SkeletonRows } from '@portal/ui/skeletons';
import { StaleNotice } from '@portal/ui/stale-notice';
import { messages, sorts } from '../messages.ts';
import { tabLabels } from '../title-messages.ts';
import { CATALOGUE_TABS, countOf, TAB_STATUSES, tabOfPath, tabPath } from './catalogue-tabs.ts';
import { CourseList } from './course-list.tsx';
import { CreateCourse } from './create-course.tsx';

const PAGE_SIZE = 10;

/** All courses of a teacher by where they stand, with search, order and pages in the address. */
export function CoursesPage() {
  const { pathname, search: address } = useLocation();
  const tab = tabOfPath(pathname);
  const { q, sort, page, search, setSort, setPage } = useListAddress(sorts);
  const { currentData, data, error, isFetching, refetch } = useListCoursesQuery({
    ...(TAB_STATUSES[tab] && { status: TAB_STATUSES[tab] }),
    ...(q && { q }),
    page: String(page),
    sort,
  });
  const retry = () => void refetch();
  const problem = error ? problemOf(error) : null;
  const counts = data?.counts;
  const pages = Math.max(1, Math.ceil((currentData?.total ?? 0) / PAGE_SIZE));
  // What stood on the last page has been deleted or archived.
  if (currentData && page > pages) return <Navigate to={{ pathname, search: withPage(address, pages) }} replace />;

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
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {currentData && <StaleNotice problem={problem} onRetry={retry} retrying={isFetching} />}
        <chakra.section aria-label={messages.title} layerStyle="sheet" position="relative">
          <ProgressLine active={isFetching && currentData !== undefined} />
          <Delayed loading={!currentData && !error} skeleton={<SkeletonRows label={messages.loading} end />}>
            {() =>
              currentData ? (
                <CourseList
                  {...currentData}
                  tab={tab}
                  q={q}
                  page={page}
                  pages={pages}
                  onPage={setPage}
                  onReset={() => search('')}
                />
              ) : (
                <ErrorState title={messages.failed} onRetry={retry} retrying={isFetching} traceId={problem?.traceId}>
                  {problem?.message}
                </ErrorState>
              )
            }
          </Delayed>
        </chakra.section>
      </chakra.div>
    </chakra.div>
  );
}
