import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import type { WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import { FollowedRows } from '@portal/portal-core/followed-rows';
import { TransactionRow } from './transaction-row.tsx';
import { list as words } from './transactions-messages.ts';

interface TransactionListProps {
  items: readonly WalletTransaction[];
  query: ComponentProps<typeof FollowedRows>['list'];
}

/** Movements, newest first, and more of them when she asks. */
export function TransactionList({ items, query }: TransactionListProps) {
  return (
    <FollowedRows list={query} count={items.length}>
      <chakra.ul aria-label={words.heading} listStyleType="none" layerStyle="sheet">
        {items.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </chakra.ul>
    </FollowedRows>
  );
}
