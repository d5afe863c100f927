import { chakra } from '@chakra-ui/react/styled-system';
import { type IncomeFilter, useListIncomesInfiniteQuery } from '@portal/api/wallet/incomes.api';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { SearchEmpty } from '@portal/ui/search-empty';
import { SkeletonRows } from '@portal/ui/skeletons';
import { page as words } from '../lessons-messages.ts';
import { IncomeRows } from '../rows/income-rows.tsx';
import { ImportedNote } from './imported-note.tsx';
import { IncomeTotals } from './income-totals.tsx';

interface IncomeListProps {
  asked: IncomeFilter;
  /** Shows all of them again; nothing where nothing is filtered. */
  onReset: (() => void) | null;
}

/** What the filters let through: its sums, and the newest of it; more on demand. */
export function IncomeList({ asked, onReset }: IncomeListProps) {
  const query = useListIncomesInfiniteQuery(asked);
  return (
    <QueryState
      query={query}
      failed={words.failed}
      skeleton={<SkeletonRows rows={6} picture={false} end label={words.loading} />}
    >
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        const { total, imported } = pages.at(-1) ?? {};
        if (items.length === 0 || !total)
          return (
            <>
              <ImportedNote imported={imported} />
              <NothingListed onReset={onReset} />
            </>
          );
        return (
          <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            <IncomeTotals total={total} />
            <ImportedNote imported={imported} />
            <FollowedRows list={query} count={items.length}>
              <chakra.div layerStyle="sheet" overflow="hidden">
                <IncomeRows label={words.list} items={items} />
              </chakra.div>
            </FollowedRows>
          </chakra.div>
        );
      }}
    </QueryState>
  );
}

function NothingListed({ onReset }: Pick<IncomeListProps, 'onReset'>) {
  if (onReset) return <SearchEmpty title={words.nothing} onReset={onReset} />;
  return (
    <EmptyState name="income-empty" title={words.empty}>
      {words.emptyBody}
    </EmptyState>
  );
}
