import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { formatPoints } from '@portal/domain/format/money';
import { GIFT_KIND_LABELS } from '@portal/domain/points/gift';
import type { giftOrdersContract } from '@portal/domain/points/gift-orders.contract';
import { paths } from '@portal/domain/site/paths';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { DateText } from '@portal/ui/date-text';
import { EmptyState } from '@portal/ui/empty-state';
import { SearchEmpty } from '@portal/ui/search-empty';
import { StatusChip } from '@portal/ui/status-chip';
import { DeskRow } from '../desk/desk-row.tsx';
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

const OrderRow = ({ order: { id, name, kind, teacherName, points, redeemedAt, state } }: { order: ListedOrder }) => (
  <DeskRow
    href={paths.opsGiftOrder(id)}
    name={`${name} · ${teacherName}`}
    facts={
      <>
        {GIFT_KIND_LABELS[kind]} · {formatPoints(points)} · {words.redeemedAt}{' '}
        <DateText instant={redeemedAt} show="dateTime" />
      </>
    }
  >
    <StatusChip group="redemption" status={state} />
  </DeskRow>
);
