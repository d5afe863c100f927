import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useListClassesQuery } from '@portal/api/classes/classes.api';
import { CLASS_TABS } from '@portal/domain/classes/classes.contract';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { useListAddress, usePages } from '@portal/portal-core/use-list-address';
import { ListTools } from '@portal/ui/list-tools';
import { RouteLinks } from '@portal/ui/route-links';
import { SkeletonRows } from '@portal/ui/skeletons';
import { messages, sorts } from '../messages.ts';
import { tabLabels } from '../title-messages.ts';
import { ClassEmpty } from './class-empty.tsx';
import { ClassList, PAGE_SIZE } from './class-list.tsx';
import { tabOfPath, tabPath } from './class-tabs.ts';
import { CreateClass } from './create-class.tsx';

/** /account/my-courses/{all,…}, a list for each state: search, order and pages stand in the address (RTE-9). */
export function ClassesPage() {
  const { pathname } = useLocation();
  const tab = tabOfPath(pathname);
  const { q, sort, page, search, setSort, setPage } = useListAddress(sorts);
  const list = useListClassesQuery({ tab, ...(q && { q }), sort, page: String(page), size: String(PAGE_SIZE) });
  const { isPast } = usePages({ page, size: PAGE_SIZE, total: list.currentData?.total });
  const counts = list.data?.counts;

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
      <QueryState
        query={list}
        skeleton={
          <Sheet>
            <SkeletonRows label={messages.loading} picture={false} end />
          </Sheet>
        }
        failed={messages.failed}
      >
        {(shown) =>
          !isPast && (
            <Sheet>
              {shown.total === 0 ? (
                <ClassEmpty tab={tab} q={q} onReset={() => search('')} />
              ) : (
                <ClassList {...shown} page={page} onPage={setPage} />
              )}
            </Sheet>
          )
        }
      </QueryState>
    </chakra.div>
  );
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <chakra.section aria-label={messages.title}>{children}</chakra.section>
);
