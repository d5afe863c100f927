import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useListStockedGiftsQuery } from '@portal/api/points/gift-orders.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { stock as words } from '../gift-messages.ts';
import { FRESH } from '../queues/fresh.ts';
import { AddGift } from './add-gift.tsx';
import { OthersGifts } from './others-gifts.tsx';
import { StockRow } from './stock-row.tsx';

/** /ops/gifts/stock: the gifts that there are, how many are left of each, and who waits for them. */
export function GiftStockPage() {
  const query = useListStockedGiftsQuery(undefined, FRESH);
  if (query.error && problemOf(query.error).code === 'FORBIDDEN') return <OthersGifts title={words.title} />;
  return (
    <chakra.div pb="10">
      <PageHeading title={words.title} actions={query.currentData && <AddGift />} />
      <chakra.p color="fg.muted" mt={{ base: '3', md: '1' }} mb="4">
        {words.intro}
      </chakra.p>
      <QueryState
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows rows={6} picture={false} end label={words.loading} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState name="gift-empty" title={words.empty}>
              {words.emptyBody}
            </EmptyState>
          ) : (
            <chakra.ul aria-label={words.list} listStyleType="none" layerStyle="sheet">
              {items.map((gift) => (
                <StockRow key={gift.id} gift={gift} />
              ))}
            </chakra.ul>
          )
        }
      </QueryState>
    </chakra.div>
  );
}
