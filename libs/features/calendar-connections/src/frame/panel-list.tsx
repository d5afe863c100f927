import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { messages } from '../messages.ts';

interface PanelListProps<T> {
  items: readonly T[] | undefined;
  problem: ApiProblem | undefined;
  isFetching: boolean;
  onRetry: () => void;
  failed: string;
  none: string;
  row: (item: T) => ReactNode;
}

/** What a panel has so far, in the states that its request can be in. */
export function PanelList<T>({ items, problem, isFetching, onRetry, failed, none, row }: PanelListProps<T>) {
  return (
    <Delayed loading={!items && !problem} skeleton={<SkeletonRows rows={1} picture={false} label={messages.loading} />}>
      {() => {
        if (!items)
          return (
            <ErrorState size="sm" title={failed} onRetry={onRetry} retrying={isFetching}>
              {problem?.message}
            </ErrorState>
          );
        if (items.length === 0) return <chakra.p color="fg.muted">{none}</chakra.p>;
        return (
          <chakra.ul listStyleType="none" display="grid">
            {items.map(row)}
          </chakra.ul>
        );
      }}
    </Delayed>
  );
}
