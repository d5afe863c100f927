import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { problemOf } from '@portal/api/api-problem';
import { useListOpsQueuesQuery } from '@portal/api/ops/ops.api';
import { paths } from '@portal/domain/site/paths';
import { useNow } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { StaleNotice } from '@portal/ui/stale-notice';
import { messages, queues } from '../messages.ts';
import { FRESH } from './fresh.ts';
import { QueueCard } from './queue-card.tsx';

const TICK_MS = millisecondsInMinute;

/** The desk: what waits in every queue, and how long it still may. */
export function OpsPage() {
  const { data, error, isFetching, refetch } = useListOpsQueuesQuery(undefined, FRESH);
  const now = useNow(TICK_MS);
  const retry = () => void refetch();
  return (
    <>
      <PageHeading title={messages.title} />
      <chakra.p color="fg.muted" mt={{ base: '3', md: '1' }}>
        {messages.intro}
      </chakra.p>
      <chakra.div mt="5" display="grid" gap="3">
        <Delayed
          loading={!data && !error}
          skeleton={<SkeletonRows rows={2} picture={false} label={messages.loading} />}
        >
          {() => {
            if (!data)
              return (
                <ErrorState title={queues.failed} onRetry={retry} retrying={isFetching}>
                  {problemOf(error).message}
                </ErrorState>
              );
            // Who manages the team and nothing else decides about nothing.
            if (data.items.length === 0)
              return (
                <EmptyState
                  name="community-empty"
                  title={queues.none}
                  action={
                    <Button asChild variant="outline">
                      <RouterLink href={paths.opsTeam()}>{queues.toTeam}</RouterLink>
                    </Button>
                  }
                >
                  {queues.noneBody}
                </EmptyState>
              );
            return (
              <>
                {error && <StaleNotice problem={problemOf(error)} onRetry={retry} retrying={isFetching} />}
                <chakra.ul
                  aria-label={queues.label}
                  listStyleType="none"
                  display="grid"
                  gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
                  gap="4"
                >
                  {data.items.map((counts) => (
                    <chakra.li key={counts.queue} display="grid">
                      <QueueCard counts={counts} now={now} />
                    </chakra.li>
                  ))}
                </chakra.ul>
              </>
            );
          }}
        </Delayed>
      </chakra.div>
    </>
  );
}
