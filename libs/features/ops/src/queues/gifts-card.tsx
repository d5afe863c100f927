import { chakra } from '@chakra-ui/react/styled-system';
import { useFollowGiftOrdersInfiniteQuery } from '@portal/api/points/gift-orders.api';
import { paths } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { DateText } from '@portal/ui/date-text';
import { SkeletonText } from '@portal/ui/skeletons';
import { orders as words } from '../gift-messages.ts';
import { FRESH } from './fresh.ts';
import { DeskCard } from './queue-card.tsx';

/** Gifts that teachers took, at a glance: they wait without a clock, so that the oldest one says how long. */
export function GiftsCard() {
  const query = useFollowGiftOrdersInfiniteQuery({ view: 'OPEN' }, FRESH);
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={4} label={words.loading} />} failed={words.failed}>
      {({ pages: [first] }) => (
        <DeskCard href={paths.opsGifts()} title={words.title} open={first?.open ?? 0}>
          {first?.items[0] ? (
            <chakra.p>
              {words.oldest} <DateText instant={first.items[0].redeemedAt} show="dateTime" />
            </chakra.p>
          ) : (
            <p>{words.empty.OPEN[0]}</p>
          )}
        </DeskCard>
      )}
    </QueryState>
  );
}
