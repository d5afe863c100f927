import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router';
import { useFollowTransactionsInfiniteQuery } from '@portal/api/wallet/transactions.api';
import type { TransactionKind } from '@portal/domain/wallet/transaction';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { QueryState } from '@portal/portal-core/query-state';
import { SearchEmpty } from '@portal/ui/search-empty';
import { SkeletonRows } from '@portal/ui/skeletons';
import { useToday } from '../frame/use-today.ts';
import { statement as words } from '../messages.ts';
import { MoveRow } from './move-row.tsx';
import { StatementEmpty } from './statement-empty.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { StatementTotals } from './statement-totals.tsx';
import { isNarrowed, queryOf, readView, type StatementView, writeView } from './statement-view.ts';

const EVERYTHING: StatementView = { reason: '', chosen: { period: '', from: '', to: '' } };

/** What came, or what went, like the statement of a bank: filters, their sum, the rows. */
export function Statement({ kind }: { kind: TransactionKind }) {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const view = readView(search, kind);
  const list = useFollowTransactionsInfiniteQuery(queryOf(view, kind, today));
  const show = (next: StatementView) => setSearch((old) => writeView(next, old), { preventScrollReset: true });
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <StatementFilters kind={kind} view={view} today={today} onView={show} />
      <QueryState
        query={list}
        failed={words.failed}
        skeleton={<SkeletonRows rows={6} picture={false} end label={words.loading} />}
      >
        {({ pages }) => {
          const moves = pages.flatMap(({ items }) => items);
          if (moves.length === 0)
            return isNarrowed(view) ? (
              <SearchEmpty title={words.nothingFound} onReset={() => show(EVERYTHING)} />
            ) : (
              <StatementEmpty kind={kind} />
            );
          return (
            <>
              <StatementTotals kind={kind} totals={pages[0]?.totals ?? []} />
              <FollowedRows list={list} count={moves.length}>
                <chakra.ol
                  aria-label={words.list[kind]}
                  listStyleType="none"
                  layerStyle="sheet"
                  px={{ base: 'sheet', md: '5' }}
                >
                  {moves.map((move) => (
                    <MoveRow key={move.id} move={move} />
                  ))}
                </chakra.ol>
              </FollowedRows>
            </>
          );
        }}
      </QueryState>
    </chakra.div>
  );
}
