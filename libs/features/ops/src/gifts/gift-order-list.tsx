import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { formatPoints } from '@portal/domain/format/money';
import { GIFT_KIND_LABELS } from '@portal/domain/points/gift';
import type { giftOrdersContract } from '@portal/domain/points/gift-orders.contract';
import { paths } from '@portal/domain/site/paths';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { RouterLink } from '@portal/portal-core/router-link';
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
  list: ComponentProps<typeof FollowedRows>['list'];
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
    <FollowedRows list={list} count={orders.length}>
      <chakra.ol aria-label={words.list(words.views[view])} listStyleType="none" layerStyle="sheet">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </chakra.ol>
    </FollowedRows>
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
