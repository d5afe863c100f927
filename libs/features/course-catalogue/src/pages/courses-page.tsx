import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useListCoursesQuery } from '@portal/api/teaching/courses.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { ListTools } from '@portal/ui/list-tools';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { ProgressLine } from '@portal/ui/progress-line';
import { RouteLinks } from '@portal/ui/route-links';
import { SkeletonRows } from '@portal/ui/skeletons';
import { CourseList } from '../components/course-list.tsx';
import { CreateCourse } from '../components/create-course.tsx';
import { messages, sorts, tabLabels } from '../messages.ts';
import { CATALOGUE_TABS, countOf, TAB_STATUSES, tabOfPath, tabPath } from '../model/catalogue-tabs.ts';

/** All courses of a teacher by where they stand, with search, order and pages in the address. */
export function CoursesPage() {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const tab = tabOfPath(pathname);
  const q = query.get('q') ?? '';
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const sort = sorts.find(({ value }) => value === query.get('sort'))?.value ?? sorts[0].value;
  const { currentData, data, error, isFetching, refetch } = useListCoursesQuery({
    ...(TAB_STATUSES[tab] && { status: TAB_STATUSES[tab] }),
    ...(q && { q }),
    page: String(page),
    sort,
  });

  const counts = data?.counts;

  const change = useCallback(
    (name: 'q' | 'sort' | 'page', value: string) =>
      setQuery(
        (old) => {
          const next = new URLSearchParams(old);
          if (value) next.set(name, value);
          else next.delete(name);
          // Another list begins at its beginning.
          if (name !== 'page') next.delete('page');
          return next;
        },
        { replace: name === 'q' },
      ),
    [setQuery],
  );
  const search = useCallback((text: string) => change('q', text), [change]);

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
      <ListTools
        labels={messages}
        sorts={sorts}
        q={q}
        sort={sort}
        onSearch={search}
        onSort={(value) => change('sort', value)}
      />
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
                onPage={(next) => change('page', next === 1 ? '' : String(next))}
                onReset={() => search('')}
              />
            ) : (
              <ErrorState title={messages.failed} onRetry={() => void refetch()} retrying={isFetching}>
                {problemOf(error).message}
              </ErrorState>
            )
          }
        </Delayed>
      </chakra.section>
    </chakra.div>
  );
}
