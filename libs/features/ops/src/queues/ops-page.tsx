import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useListOpsQueuesQuery } from '@portal/api/ops/ops.api';
import { DESK_OF_QUEUE } from '@portal/domain/ops/ops';
import { paths } from '@portal/domain/site/paths';
import { useNow } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { messages, queues } from '../messages.ts';
import { FRESH } from './fresh.ts';
import { GiftsCard } from './gifts-card.tsx';
import { QueueCard } from './queue-card.tsx';

const TICK_MS = millisecondsInMinute;

/** The desk: what waits in every queue, and how long it still may. */
export function OpsPage() {
  const query = useListOpsQueuesQuery(undefined, FRESH);
  const now = useNow(TICK_MS);
  return (
    <>
      <PageHeading title={messages.title} />
      <chakra.p color="fg.muted" mt={{ base: '3', md: '1' }}>
        {messages.intro}
      </chakra.p>
      <chakra.div mt="5" display="grid" gap="3">
        <QueryState
          query={query}
          skeleton={<SkeletonRows rows={2} picture={false} label={messages.loading} />}
          failed={queues.failed}
        >
          {({ items }) =>
            items.length === 0 ? (
              // Who manages the team and nothing else decides about nothing.
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
            ) : (
              <chakra.ul
                aria-label={queues.label}
                listStyleType="none"
                display="grid"
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
                gap="4"
              >
                {items.map((counts) => (
                  <chakra.li key={counts.queue} display="grid">
                    <QueueCard counts={counts} now={now} />
                  </chakra.li>
                ))}
                {items.some(({ queue }) => DESK_OF_QUEUE[queue] === 'FINANCE') && (
                  <chakra.li display="grid">
                    <GiftsCard />
                  </chakra.li>
                )}
              </chakra.ul>
            )
          }
        </QueryState>
      </chakra.div>
    </>
  );
}
