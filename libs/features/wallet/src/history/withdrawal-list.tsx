import { chakra } from '@chakra-ui/react/styled-system';
import { useListWithdrawalsQuery } from '@portal/api/wallet/withdrawals.api';
import { QueryState } from '@portal/portal-core/query-state';
import { usePages } from '@portal/portal-core/use-list-address';
import { EmptyState } from '@portal/ui/empty-state';
import { Pagination } from '@portal/ui/pagination';
import { PlainPanel } from '@portal/ui/plain-panel';
import { SearchEmpty } from '@portal/ui/search-empty';
import { SkeletonRows } from '@portal/ui/skeletons';
import { useToday } from '../filters/use-today.ts';
import { history as words } from './history-messages.ts';
import { useWithdrawalFilters } from './use-withdrawal-filters.ts';
import { WithdrawalFilters } from './withdrawal-filters.tsx';
import { PAGE_SIZE } from './withdrawal-page-size.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';

/** All withdrawals, or those that the filters leave, page by page. */
export function WithdrawalList() {
  const today = useToday();
  const { page, isFiltered, change, reset, query: narrowed, ...filters } = useWithdrawalFilters(today);
  const query = useListWithdrawalsQuery({ ...narrowed, page: String(page), size: String(PAGE_SIZE) });
  const { pages, isPast } = usePages({ page, size: PAGE_SIZE, total: query.currentData?.total });
  return (
    <PlainPanel title={words.all}>
      <WithdrawalFilters filters={{ ...filters, change }} today={today} />
      <QueryState
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows rows={6} picture={false} end label={words.loading} />}
      >
        {({ total, items }) => {
          if (total === 0) return isFiltered ? <SearchEmpty title={words.nothing} onReset={reset} /> : <NoneYet />;
          if (isPast) return null;
          return (
            <chakra.ul aria-label={words.all} listStyleType="none" layerStyle="sheet" mt="2">
              {items.map((withdrawal) => (
                <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
              ))}
            </chakra.ul>
          );
        }}
      </QueryState>
      <Pagination
        label={words.pages}
        page={page}
        pages={pages}
        onPage={(to) => change({ page: to === 1 ? '' : String(to) })}
      />
    </PlainPanel>
  );
}

function NoneYet() {
  return (
    <EmptyState name="income-empty" title={words.empty}>
      {words.emptyBody}
    </EmptyState>
  );
}
