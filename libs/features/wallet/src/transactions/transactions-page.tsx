import { chakra } from '@chakra-ui/react/styled-system';
import { useFollowTransactionsInfiniteQuery } from '@portal/api/wallet/transactions.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { EyeButton } from '@portal/ui/eye-button';
import { SearchEmpty } from '@portal/ui/search-empty';
import { SkeletonRows } from '@portal/ui/skeletons';
import { useToday } from '../filters/use-today.ts';
import { TransactionFilters } from './transaction-filters.tsx';
import { TransactionList } from './transaction-list.tsx';
import { TransactionTotals } from './transaction-totals.tsx';
import { list as words } from './transactions-messages.ts';
import { useTransactionFilters } from './use-transaction-filters.ts';

/** /account/income/transaction-history: everything that moved in both wallets (RTE-7, INC-2). */
export function TransactionsPage() {
  const today = useToday();
  const filters = useTransactionFilters(today);
  const query = useFollowTransactionsInfiniteQuery(filters.query);
  const { currentData, isFetching, refetch, isFetchNextPageError, error } = query;
  // A page that did not come is said at the button; what is here stays without a second notice.
  const shown = { currentData, isFetching, refetch, ...(!isFetchNextPageError && { error }) };
  return (
    <chakra.div pb="10" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <PageHeading title={words.title} actions={<EyeButton />} />
      <TransactionFilters filters={filters} today={today} />
      <QueryState
        query={shown}
        failed={words.failed}
        skeleton={<SkeletonRows rows={8} picture={false} end label={words.loading} />}
      >
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <Nothing isFiltered={filters.isFiltered} onReset={filters.reset} />;
          return (
            <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
              <TransactionTotals totals={pages[0]?.totals ?? []} />
              <TransactionList items={items} query={query} />
            </chakra.div>
          );
        }}
      </QueryState>
    </chakra.div>
  );
}

function Nothing({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (isFiltered) return <SearchEmpty title={words.nothing} onReset={onReset} />;
  return (
    <EmptyState name="income-empty" title={words.empty}>
      {words.emptyBody}
    </EmptyState>
  );
}
