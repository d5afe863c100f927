import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { MESSAGES as words } from '../messages.ts';

interface FollowedRowsProps {
  /** Of a hook of the api that goes on by the last item. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error?: unknown;
    fetchNextPage: () => unknown;
  };
  /** How many rows are shown. */
  count: number;
  /** The list itself, an `ol` or `ul` with a child for each row. */
  children: ReactNode;
}

/** A list that is loaded piece by piece: its rows, and more of them when she asks; what did not come can be asked for again. */
export function FollowedRows({ list, count, children }: FollowedRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<number>(null);
  // Whoever goes on by key goes on at what has just come, where the button may be gone.
  useEffect(() => {
    const at = shownBefore.current;
    if (at === null || count <= at) return;
    shownBefore.current = null;
    focusRow(box.current?.querySelector('ol, ul')?.children[at]);
  }, [count]);

  function more() {
    shownBefore.current = count;
    list.fetchNextPage();
  }
  return (
    <div>
      <div ref={box}>{children}</div>
      <chakra.div display="grid" justifyItems="center" gap="3" mt="4">
        <ProblemBanner title={words.moreFailed} problem={list.isFetchNextPageError ? problemOf(list.error) : null} />
        {list.hasNextPage && (
          <Button variant="outline" loading={list.isFetchingNextPage} loadingText={words.loadingMore} onClick={more}>
            {words.more}
          </Button>
        )}
      </chakra.div>
    </div>
  );
}

/** At its first way on, or at itself where there is none. */
function focusRow(row: Element | undefined): void {
  const way = row?.querySelector<HTMLElement>('a[href], button, [tabindex]');
  if (way) return way.focus();
  if (!(row instanceof HTMLElement)) return;
  row.tabIndex = -1;
  row.focus();
}
