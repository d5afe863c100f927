import { useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetOpsItemQuery } from '@portal/api/ops/ops.api';
import type { OpsQueue } from '@portal/domain/ops/ops';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Delayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { StaleNotice } from '@portal/ui/stale-notice';
import { TextLink } from '@portal/ui/text-link';
import { itemMessages as words, messages } from '../messages.ts';
import { FRESH } from '../queues/fresh.ts';
import { queueAddress, queueOf } from '../queues/ops-address.ts';
import { ItemDesk } from './item-desk.tsx';

// An id that nothing can have is refused before it is looked for.
const ABSENT: readonly unknown[] = ['NOT_FOUND', 'VALIDATION'];

/** One item: what was handed in and what is to be known for the decision. */
export function ItemPage() {
  const { queue: part, id = '' } = useParams();
  const queue = queueOf(part);
  return queue ? <Item key={`${queue} ${id}`} queue={queue} id={id} /> : <Absent />;
}

function Item({ queue, id }: { queue: OpsQueue; id: string }) {
  const { currentData, error, isFetching, refetch } = useGetOpsItemQuery({ queue, id }, FRESH);
  const retry = () => void refetch();
  return (
    <Delayed
      loading={!currentData && !error}
      skeleton={
        <>
          <PageHeading title={words.loadingTitle} />
          <SkeletonText lines={8} label={messages.loading} />
        </>
      }
    >
      {() => {
        if (currentData)
          return (
            <ItemDesk
              details={currentData}
              notice={error && <StaleNotice problem={problemOf(error)} onRetry={retry} retrying={isFetching} />}
            />
          );
        const problem = problemOf(error);
        if (ABSENT.includes(problem.code)) return <Absent back={queueAddress(queue)} />;
        return (
          <>
            <PageHeading title={messages.itemTitle} />
            <ErrorState title={words.failed} onRetry={retry} retrying={isFetching}>
              {problem.message}
            </ErrorState>
          </>
        );
      }}
    </Delayed>
  );
}

function Absent({ back = paths.ops() }: { back?: string }) {
  return (
    <>
      <PageHeading title={messages.itemTitle} />
      <EmptyState
        name="not-found"
        title={words.notFound}
        action={
          <TextLink href={back} linkAs={RouterLink} touch>
            {words.back}
          </TextLink>
        }
      >
        {words.notFoundBody}
      </EmptyState>
    </>
  );
}
