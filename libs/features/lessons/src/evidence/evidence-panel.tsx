import { chakra } from '@chakra-ui/react/styled-system';
import { useGetLessonEvidenceQuery } from '@portal/api/lessons/lesson-desk.api';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { Panel } from '@portal/ui/panel';
import { SkeletonRows } from '@portal/ui/skeletons';
import { evidence as words } from '../evidence-messages.ts';
import { ChainMark } from './chain-mark.tsx';
import { EvidenceActions } from './evidence-actions.tsx';
import { EvidenceTimeline } from './evidence-timeline.tsx';

/** The chain of one lesson: whether it holds, each of its links, and the ways out of here (W1). */
export function EvidencePanel({ lesson }: { lesson: Pick<Lesson, 'id' | 'className' | 'no'> }) {
  const query = useGetLessonEvidenceQuery({ id: lesson.id }, { refetchOnMountOrArgChange: true });
  return (
    <Panel title={words.list} intro={words.intro}>
      <QueryState query={query} skeleton={<SkeletonRows label={words.loading} />} failed={words.failed} size="sm">
        {(chain) =>
          chain.events.length === 0 ? (
            <EmptyState name="search-empty" size="sm" title={words.emptyTitle}>
              {words.emptyBody}
            </EmptyState>
          ) : (
            <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
              <ChainMark {...chain} />
              <EvidenceActions lesson={lesson} {...chain} />
              <EvidenceTimeline events={chain.events} />
            </chakra.div>
          )
        }
      </QueryState>
    </Panel>
  );
}
