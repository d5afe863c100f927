import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router';
import { useListPointLotsQuery } from '@portal/api/points/points.api';
import { paths } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { usePages } from '@portal/portal-core/use-list-address';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Pagination } from '@portal/ui/pagination';
import { SkeletonRows } from '@portal/ui/skeletons';
import { useToday } from '../frame/use-today.ts';
import { lots as words, statement } from '../messages.ts';
import { LotRow } from './lot-row.tsx';

const SIZE = 20;

/** What is left of the points, the first to go at the top; the page stands in the address. */
export function LotList() {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const query = useListPointLotsQuery({ page: String(page), size: String(SIZE) });
  const { pages, isPast } = usePages({ page, size: SIZE, total: query.currentData?.total });
  const turn = (to: number) =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      next.set('page', String(to));
      return next;
    });
  return (
    <QueryState
      query={query}
      failed={words.failed}
      skeleton={<SkeletonRows rows={4} picture={false} end label={words.loading} />}
    >
      {({ total, items }) => {
        if (total === 0) return <NoLots />;
        return (
          !isPast && (
            <>
              <chakra.p color="fg.muted" mb="3">
                {words.intro}
              </chakra.p>
              <chakra.ol
                aria-label={statement.expiring}
                listStyleType="none"
                layerStyle="sheet"
                px={{ base: 'sheet', md: '5' }}
              >
                {items.map((lot) => (
                  <LotRow key={lot.id} lot={lot} today={today} />
                ))}
              </chakra.ol>
              <Pagination label={words.pages} page={page} pages={pages} onPage={turn} />
            </>
          )
        );
      }}
    </QueryState>
  );
}

function NoLots() {
  return (
    <EmptyState
      name="gift-empty"
      title={words.none}
      action={
        <Button asChild variant="outline">
          <RouterLink href={paths.pointsReceive()}>{statement.toMissions}</RouterLink>
        </Button>
      }
    >
      {words.noneBody}
    </EmptyState>
  );
}
