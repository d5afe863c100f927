import { chakra } from '@chakra-ui/react/styled-system';
import { Navigate, useLocation } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useListClassesQuery } from '@portal/api/classes/classes.api';
import { CLASS_TABS } from '@portal/domain/classes/classes.contract';
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
import { ClassEmpty } from './class-empty.tsx';
import { ClassList, PAGE_SIZE } from './class-list.tsx';
import { tabOfPath, tabPath } from './class-tabs.ts';
import { CreateClass } from './create-class.tsx';

/** /account/my-courses/{all,…}, a list for each state: search, order and pages stand in the address (RTE-9). */
export function ClassesPage() {
  const { pathname, search: address } = useLocation();
  const tab = tabOfPath(pathname);
  const { q, sort, page, search, setSort, setPage } = useListAddress(sorts);
  const list = useListClassesQuery({ tab, ...(q && { q }), sort, page: String(page), size: String(PAGE_SIZE) });
  const { currentData, data, error, isFetching, refetch } = list;
  const retry = () => void refetch();
  const problem = error ? problemOf(error) : null;
  const counts = data?.counts;

  return (
    <chakra.div pb="10">
      <PageHeading title={messages.title} actions={counts && counts.all > 0 && <CreateClass />} />
      {/* On a phone the frame shows the same links, below every heading of the section. */}
      <chakra.div mt="4" hideBelow="md">
        <RouteLinks
          label={messages.tabs}
          linkAs={RouterLink}
          links={CLASS_TABS.map((one) => ({
            label: counts ? `${tabLabels[one]} ${counts[one]}` : tabLabels[one],
            href: tabPath(one),
            isCurrent: one === tab,
          }))}
        />
      </chakra.div>
      <ListTools labels={messages} sorts={sorts} q={q} sort={sort} onSearch={search} onSort={setSort} />
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {currentData && <StaleNotice problem={problem} onRetry={retry} retrying={isFetching} />}
        <chakra.section aria-label={messages.title} layerStyle="sheet" position="relative" overflow="hidden">
          <ProgressLine active={isFetching && currentData !== undefined} />
          <Delayed
            loading={!currentData && !error}
            skeleton={<SkeletonRows label={messages.loading} picture={false} end />}
          >
            {() => {
              if (!currentData)
                return (
                  <ErrorState title={messages.failed} onRetry={retry} retrying={isFetching} traceId={problem?.traceId}>
                    {problem?.message}
                  </ErrorState>
                );
              if (currentData.total === 0) return <ClassEmpty tab={tab} q={q} onReset={() => search('')} />;
              // She came by an old address, or her last class of this page has gone from it.
              if (currentData.items.length === 0)
                return (
                  <Navigate
                    to={{ pathname, search: withPage(address, Math.ceil(currentData.total / PAGE_SIZE)) }}
                    replace
                  />
                );
              return <ClassList {...currentData} page={page} onPage={setPage} />;
            }}
          </Delayed>
        </chakra.section>
      </chakra.div>
    </chakra.div>
  );
}
