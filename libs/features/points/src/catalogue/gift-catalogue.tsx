import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router';
import { useListGiftsQuery } from '@portal/api/points/gifts.api';
import type { Gift } from '@portal/domain/points/gift';
import { QueryState } from '@portal/portal-core/query-state';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { catalogue as words } from '../gift-messages.ts';
import { CatalogueSkeleton } from './catalogue-skeleton.tsx';
import { GiftCard } from './gift-card.tsx';
import { filtered, filterIn, GIFT_FILTERS, type GiftFilter } from './gift-filter.ts';

/** What points can be exchanged for; the filter stands in the address. */
export function GiftCatalogue() {
  const query = useListGiftsQuery(undefined);
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const choose = (next: GiftFilter) =>
    setSearch(
      (old) => {
        const query = new URLSearchParams(old);
        if (next === 'all') query.delete('gifts');
        else query.set('gifts', next);
        return query;
      },
      { preventScrollReset: true, replace: true },
    );
  const { items, balance } = query.currentData ?? { items: [], balance: 0 };
  return (
    <section aria-labelledby="catalogue-title">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="4">
        <chakra.h2 id="catalogue-title" textStyle="title.sm">
          {words.title}
        </chakra.h2>
        {items.length > 0 && (
          <SegmentedControl
            label={words.filter}
            value={filter}
            onChange={choose}
            options={GIFT_FILTERS.map((value) => ({
              value,
              label: words.filters[value](filtered(items, value, balance).length),
            }))}
          />
        )}
      </chakra.div>
      <QueryState query={query} failed={words.failed} size="sm" skeleton={<CatalogueSkeleton />}>
        {() => (
          <Gifts
            gifts={filtered(items, filter, balance)}
            balance={balance}
            filter={filter}
            onAll={() => choose('all')}
          />
        )}
      </QueryState>
    </section>
  );
}

interface GiftsProps {
  gifts: readonly Gift[];
  balance: number;
  filter: GiftFilter;
  onAll: () => void;
}

function Gifts({ gifts, balance, filter, onAll }: GiftsProps) {
  if (gifts.length > 0)
    return (
      <chakra.ul
        listStyleType="none"
        display="grid"
        // Two beside each other on a phone, unless letters are large.
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 10rem), 1fr))"
        gap={{ base: '2.5', md: '4' }}
        css={{ '@container (min-width: 45rem)': { gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' } }}
      >
        {gifts.map((gift) => (
          <GiftCard key={gift.id} gift={gift} balance={balance} />
        ))}
      </chakra.ul>
    );
  if (filter === 'all')
    return (
      <EmptyState name="gift-empty" size="sm" title={words.empty}>
        {words.emptyBody}
      </EmptyState>
    );
  const [title, body] = words.none[filter];
  return (
    <EmptyState
      name="gift-empty"
      size="sm"
      title={title}
      action={
        <Button variant="outline" onClick={onAll}>
          {words.showAll}
        </Button>
      }
    >
      {body}
    </EmptyState>
  );
}
