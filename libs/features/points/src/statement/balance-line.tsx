import { chakra } from '@chakra-ui/react/styled-system';
import { useGetPointsSummaryQuery } from '@portal/api/points/points.api';
import { QueryState } from '@portal/portal-core/query-state';
import { Skeleton } from '@portal/ui/skeletons';
import { PointsFigure } from '../frame/points-figure.tsx';
import { statement as words } from '../messages.ts';

/** What the statement leads to: the points that she has now. */
export function BalanceLine() {
  const query = useGetPointsSummaryQuery(undefined);
  return (
    <chakra.div my="4" minH="4rem">
      <QueryState query={query} size="sm" failed={words.balanceFailed} skeleton={<Skeleton h="4rem" w="12rem" />}>
        {({ balance }) => <PointsFigure label={words.balance} points={balance} size="md" />}
      </QueryState>
    </chakra.div>
  );
}
