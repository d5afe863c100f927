import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate, useSearchParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useFollowGiftOrdersInfiniteQuery } from '@portal/api/points/gift-orders.api';
import { GIFT_KIND_LABELS, GIFT_KINDS, type GiftKind } from '@portal/domain/points/gift';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { SelectField } from '@portal/ui/select-field';
import { SkeletonRows } from '@portal/ui/skeletons';
import { orders as words } from '../gift-messages.ts';
import { FRESH } from '../queues/fresh.ts';
import { GiftOrderList } from './gift-order-list.tsx';
import { OthersGifts } from './others-gifts.tsx';

const VIEWS = ['OPEN', 'OVER'] as const;
const VIEW_OPTIONS = VIEWS.map((value) => ({ value, label: words.views[value] }));

/** /ops/gifts: what teachers took for their points, the longest waiting first; view and kind stand in the address. */
export function GiftOrdersPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = search.get('view') === 'over' ? 'OVER' : 'OPEN';
  const kind = GIFT_KINDS.find((one) => one === search.get('kind'));
  const list = useFollowGiftOrdersInfiniteQuery({ view, ...(kind && { kind }) }, FRESH);
  const show = (next: (typeof VIEWS)[number], of: GiftKind | undefined) =>
    void navigate(paths.opsGifts({ ...(next === 'OVER' && { view: 'over' }), ...(of && { kind: of }) }));
  if (list.error && problemOf(list.error).code === 'FORBIDDEN') return <OthersGifts title={words.title} />;
  return (
    <chakra.div pb="10">
      <PageHeading
        title={words.title}
        // There from the beginning: a heading that is drawn anew would lose the focus.
        aside={
          <chakra.span color="fg.muted">
            {list.currentData && words.open(list.currentData.pages.at(-1)?.open ?? 0)}
          </chakra.span>
        }
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3" my="4">
        <SegmentedControl label={words.view} options={VIEW_OPTIONS} value={view} onChange={(to) => show(to, kind)} />
        <chakra.div w={{ base: 'full', md: '12rem' }}>
          <SelectField
            label={words.kind}
            placeholder={words.allKinds}
            value={kind ?? ''}
            options={GIFT_KINDS.map((value) => ({ value, label: GIFT_KIND_LABELS[value] }))}
            onChange={(event) =>
              show(
                view,
                GIFT_KINDS.find((one) => one === event.target.value),
              )
            }
          />
        </chakra.div>
      </chakra.div>
      <QueryState
        query={list}
        failed={words.failed}
        skeleton={<SkeletonRows rows={5} picture={false} end label={words.loading} />}
      >
        {({ pages }) => (
          <GiftOrderList
            orders={pages.flatMap(({ items }) => items)}
            view={view}
            list={list}
            onAll={kind && (() => show(view, undefined))}
          />
        )}
      </QueryState>
    </chakra.div>
  );
}
