import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useListOpsItemsQuery } from '@portal/api/ops/ops.api';
import type { OpsQueue } from '@portal/domain/ops/ops';
import { OPS_FILTERS, type OpsFilter } from '@portal/domain/ops/ops.contract';
import { useNow } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { usePages } from '@portal/portal-core/use-list-address';
import { Pagination } from '@portal/ui/pagination';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { SkeletonRows } from '@portal/ui/skeletons';
import { OtherDesk } from '../desk/other-desk.tsx';
import { list, messages } from '../messages.ts';
import { FRESH } from './fresh.ts';
import { ItemList } from './item-list.tsx';
import { orderOf, queueAddress, queueOf } from './ops-address.ts';

const TICK_MS = millisecondsInMinute;
const PAGE = 20;
const FILTERS = OPS_FILTERS.map((value) => ({ value, label: list.filters[value] }));

/** The list of one queue; filter and page stand in the address. */
export function QueuePage() {
  const queue = queueOf(useParams()['queue']);
  if (queue) return <Queue key={queue} queue={queue} />;
  return <NoQueue heading={messages.listTitle} title={messages.noQueue} />;
}

interface NoQueueProps {
  heading: string;
  title: string;
  children?: string;
}

/** No list, and the way back to the desk. */
function NoQueue({ heading, title, children }: NoQueueProps) {
  return (
    <>
      <PageHeading title={heading} />
      <OtherDesk title={title}>{children}</OtherDesk>
    </>
  );
}

function Queue({ queue }: { queue: OpsQueue }) {
  const navigate = useNavigate();
  const { filter, page } = orderOf(useSearchParams()[0]);
  const query = useListOpsItemsQuery({ queue, filter, page: String(page) }, FRESH);
  const { pages, isPast } = usePages({ page, size: PAGE, total: query.currentData?.total });
  const now = useNow(TICK_MS);
  const go = (nextFilter: OpsFilter, nextPage = 1) => void navigate(queueAddress(queue, nextFilter, nextPage));
  if (query.error && problemOf(query.error).code === 'FORBIDDEN')
    return (
      <NoQueue heading={messages.queueTitles[queue]} title={list.notMine}>
        {list.notMineBody}
      </NoQueue>
    );

  return (
    <>
      <PageHeading title={messages.queueTitles[queue]} />
      <chakra.div mt="4" display="grid" gap="4">
        <SegmentedControl label={list.filter} options={FILTERS} value={filter} onChange={(value) => go(value)} />
        <QueryState
          query={query}
          skeleton={
            <chakra.div layerStyle="sheet">
              <SkeletonRows picture={false} end label={messages.loading} />
            </chakra.div>
          }
          failed={list.failed}
        >
          {({ items }) =>
            !isPast && (
              <>
                <ItemList queue={queue} filter={filter} items={items} now={now} />
                <Pagination label={list.pages} page={page} pages={pages} onPage={(next) => go(filter, next)} />
              </>
            )
          }
        </QueryState>
      </chakra.div>
    </>
  );
}
