import { chakra } from '@chakra-ui/react/styled-system';
import type { useFollowGiftOrdersInfiniteQuery } from '@portal/api/points/gift-orders.api';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { formatPoints } from '@portal/domain/format/money';
import { GIFT_KIND_LABELS } from '@portal/domain/points/gift';
import type { giftOrdersContract } from '@portal/domain/points/gift-orders.contract';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { DateText } from '@portal/ui/date-text';
import { EmptyState } from '@portal/ui/empty-state';
import { SearchEmpty } from '@portal/ui/search-empty';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { orders as words } from '../gift-messages.ts';

export type ListedOrder = AnswerOf<typeof giftOrdersContract.listGiftOrders>['items'][number];

interface GiftOrderListProps {
  orders: readonly ListedOrder[];
  view: 'OPEN' | 'OVER';
  list: Pick<
    ReturnType<typeof useFollowGiftOrdersInfiniteQuery>,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  /** Shows all kinds again; none where all are shown. */
  onAll: (() => void) | undefined;
}

/** The orders, or why there are none, and the next ones. */
export function GiftOrderList({ orders, view, list, onAll }: GiftOrderListProps) {
  if (orders.length === 0) {
    if (onAll) return <SearchEmpty title={words.nothingFound} onReset={onAll} />;
    const [title, body] = words.empty[view];
    return (
      <EmptyState name="gift-empty" title={title}>
        {body}
      </EmptyState>
    );
  }
  return (
    <>
      <chakra.ol aria-label={words.list(words.views[view])} listStyleType="none" layerStyle="sheet">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </chakra.ol>
      {list.hasNextPage && (
        <chakra.div display="grid" justifyItems="center" gap="2" mt="4">
          <chakra.p role="status" textStyle="body.sm" color="fg.error" _empty={{ position: 'absolute' }}>
            {list.isFetchNextPageError && words.moreFailed}
          </chakra.p>
          <Button
            variant="outline"
            loading={list.isFetchingNextPage}
            loadingText={words.moreLoading}
            onClick={() => void list.fetchNextPage()}
          >
            {words.more}
          </Button>
        </chakra.div>
      )}
    </>
  );
}

function OrderRow({ order: { id, name, kind, teacherName, points, redeemedAt, state } }: { order: ListedOrder }) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="1"
      px={{ base: 'sheet', md: '5' }}
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <chakra.div flex="1 1 14rem" minW="0">
        <TextLink
          href={paths.opsGiftOrder(id)}
          linkAs={RouterLink}
          variant="quiet"
          touch
          color="fg"
          fontWeight="semibold"
          overflowWrap="anywhere"
        >
          {name} · {teacherName}
        </TextLink>
        <chakra.p textStyle="body.sm" color="fg.muted">
          {GIFT_KIND_LABELS[kind]} · {formatPoints(points)} · {words.redeemedAt}{' '}
          <DateText instant={redeemedAt} show="dateTime" />
        </chakra.p>
      </chakra.div>
      <StatusChip group="redemption" status={state} />
    </chakra.li>
  );
}
