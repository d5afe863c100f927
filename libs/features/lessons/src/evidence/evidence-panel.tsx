import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useGetLessonEvidenceQuery } from '@portal/api/lessons/lesson-desk.api';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { Delayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { ErrorState } from '@portal/ui/error-state';
import { Panel } from '@portal/ui/panel';
import { SkeletonRows } from '@portal/ui/skeletons';
import { StaleNotice } from '@portal/ui/stale-notice';
import { evidence as words } from '../evidence-messages.ts';
import { ChainMark } from './chain-mark.tsx';
import { EvidenceActions } from './evidence-actions.tsx';
import { EvidenceTimeline } from './evidence-timeline.tsx';

/** The chain of one lesson: whether it holds, each of its links, and the ways out of here (W1). */
export function EvidencePanel({ lesson }: { lesson: Pick<Lesson, 'id' | 'className' | 'no'> }) {
  const chain = useGetLessonEvidenceQuery({ id: lesson.id }, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = chain;
  const problem = error ? problemOf(error) : null;
  const retry = () => void refetch();
  return (
    <Panel title={words.list} intro={words.intro}>
      <Delayed loading={!currentData && !error} skeleton={<SkeletonRows label={words.loading} />}>
        {() => {
          if (!currentData)
            return (
              <ErrorState
                title={words.failed}
                onRetry={retry}
                retrying={isFetching}
                traceId={problem?.traceId}
                size="sm"
              >
                {problem?.message}
              </ErrorState>
            );
          if (currentData.events.length === 0)
            return (
              <EmptyState name="search-empty" size="sm" title={words.emptyTitle}>
                {words.emptyBody}
              </EmptyState>
            );
          return (
            <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
              <StaleNotice problem={problem} onRetry={retry} retrying={isFetching} />
              <ChainMark {...currentData} />
              <EvidenceActions lesson={lesson} {...currentData} />
              <EvidenceTimeline events={currentData.events} />
            </chakra.div>
          );
        }}
      </Delayed>
    </Panel>
  );
}
