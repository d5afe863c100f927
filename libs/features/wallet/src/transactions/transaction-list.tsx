import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { problemOf } from '@portal/api/api-problem';
import type { WalletTransaction } from '@portal/domain/wallet/transactions.contract';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { TransactionRow } from './transaction-row.tsx';
import { list as words } from './transactions-messages.ts';

interface TransactionListProps {
  items: readonly WalletTransaction[];
  query: {
    fetchNextPage: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error?: unknown;
  };
}

/** Movements, newest first, and more of them when she asks. */
export function TransactionList({ items, query }: TransactionListProps) {
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query;
  const rows = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number>(null);
  // Whoever goes on by key goes on at what has just come, where the button may be gone.
  useEffect(() => {
    const at = shownBefore.current;
    if (at === null || items.length <= at) return;
    shownBefore.current = null;
    rows.current?.querySelectorAll<HTMLElement>('[data-row]')[at]?.focus();
  }, [items.length]);

  function more() {
    shownBefore.current = items.length;
    fetchNextPage();
  }
  return (
    <div>
      <chakra.ul ref={rows} aria-label={words.heading} listStyleType="none" layerStyle="sheet">
        {items.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </chakra.ul>
      <chakra.div display="grid" justifyItems="center" gap="3" mt="4">
        <ProblemBanner title={words.moreFailed} problem={isFetchNextPageError ? problemOf(error) : null} />
        {hasNextPage && (
          <Button variant="outline" loading={isFetchingNextPage} loadingText={words.loadingMore} onClick={more}>
            {words.more}
          </Button>
        )}
      </chakra.div>
    </div>
  );
}
