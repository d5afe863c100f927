import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { problemOf } from '@portal/api/api-problem';
import type { useGetSubmissionQuery } from '@portal/api/coursework/submissions.api';
import { useTakeBack } from '@portal/portal-core/use-undo';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { queue as queueWords, work as words } from '../grading-messages.ts';
import type { GradingAddress } from '../queue/use-grading-address.ts';
import type { Queue } from '../queue/use-queue.ts';
import { AllGraded } from '../returning/all-graded.tsx';
import { useGradingKeys } from './use-grading-keys.ts';

interface Props {
  address: GradingAddress;
  queue: Queue;
  detail: ReturnType<typeof useGetSubmissionQuery>;
  /** She has graded something since she came. */
  isFresh: boolean;
  hasKeys: boolean;
}

/** The desk while nothing lies on it: it comes, it does not come, or there is nothing. */
export function DeskState({ address: { list, submissionId, open }, queue, detail, isFresh, hasKeys }: Props) {
  const takeBack = useTakeBack();
  useGradingKeys({
    isOn: hasKeys,
    onUndo() {
      void takeBack();
      return true;
    },
  });
  const problem = detail.error && !detail.isFetching ? problemOf(detail.error) : null;
  const isOver = submissionId === null && queue.query.currentData !== undefined && queue.items.length === 0;
  if (isOver)
    return (
      <Whole>
        {list === 'to-grade' ? (
          <AllGraded graded={queue.graded} isFresh={isFresh} />
        ) : (
          <EmptyState name="assignment-empty" title={queueWords.emptyLists[list]} />
        )}
      </Whole>
    );
  if (submissionId === null && queue.query.isError) return <Whole>{null}</Whole>;
  if (problem?.status === 404)
    return (
      <Whole>
        <EmptyState
          name="not-found"
          title={words.gone}
          action={
            <Button variant="outline" onClick={() => open(null)}>
              {words.toQueue}
            </Button>
          }
        >
          {words.goneBody}
        </EmptyState>
      </Whole>
    );
  return (
    <Whole>
      <Delayed
        loading={!problem}
        skeleton={
          <chakra.div maxW="52rem" marginInline="auto">
            <SkeletonText lines={6} label={words.loading} />
          </chakra.div>
        }
      >
        {() => (
          <ErrorState title={words.failed} onRetry={() => void detail.refetch()} traceId={problem?.traceId}>
            {problem?.message}
          </ErrorState>
        )}
      </Delayed>
    </Whole>
  );
}

/** The place of the work and of the score together. */
const Whole = ({ children }: { children: ReactNode }) => (
  <chakra.div gridColumn={{ lg: '2 / -1' }} overflowY={{ lg: 'auto' }} px={{ lg: '6' }} py="6" minW="0">
    {children}
  </chakra.div>
);
