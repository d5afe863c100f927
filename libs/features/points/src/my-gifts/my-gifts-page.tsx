import { chakra } from '@chakra-ui/react/styled-system';
import { useFollowMyGiftsInfiniteQuery } from '@portal/api/points/gifts.api';
import { paths } from '@portal/domain/site/paths';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { SkeletonRows } from '@portal/ui/skeletons';
import { useTab } from '../frame/use-tab.ts';
import { myGifts as words } from '../gift-messages.ts';
import { MyGiftRow } from './my-gift-row.tsx';

/** As they stand in the address. */
const VIEWS = ['open', 'over'] as const;
const ASKED = { open: 'OPEN', over: 'OVER' } as const;

/** /account/exchange-points/my-gift: what she took, and where it is (PTS-1). */
export function MyGiftsPage() {
  const [shown, show] = useTab(VIEWS, 'view');
  const view = ASKED[shown];
  const list = useFollowMyGiftsInfiniteQuery({ view });
  return (
    <chakra.div pb="10">
      <PageHeading title={words.title} />
      <chakra.div mt="3" mb="4">
        <SegmentedControl
          label={words.view}
          options={VIEWS.map((value) => ({ value, label: words.views[ASKED[value]] }))}
          value={shown}
          onChange={show}
        />
      </chakra.div>
      <QueryState query={list} failed={words.failed} skeleton={<SkeletonRows rows={4} end label={words.loading} />}>
        {({ pages }) => {
          const gifts = pages.flatMap(({ items }) => items);
          if (gifts.length === 0) return <NoGifts view={view} />;
          return (
            <FollowedRows list={list} count={gifts.length}>
              <chakra.ol
                aria-label={words.views[view]}
                listStyleType="none"
                layerStyle="sheet"
                px={{ base: 'sheet', md: '5' }}
              >
                {gifts.map((gift) => (
                  <MyGiftRow key={gift.id} gift={gift} />
                ))}
              </chakra.ol>
            </FollowedRows>
          );
        }}
      </QueryState>
    </chakra.div>
  );
}

function NoGifts({ view }: { view: 'OPEN' | 'OVER' }) {
  const [title, body] = words.empty[view];
  return (
    <EmptyState
      name="gift-empty"
      title={title}
      action={
        <Button asChild variant="outline">
          <RouterLink href={paths.points()}>{words.toGifts}</RouterLink>
        </Button>
      }
    >
      {body}
    </EmptyState>
  );
}
