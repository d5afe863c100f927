import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useGetLessonEvidenceQuery } from '@portal/api/lessons/lesson-desk.api';
import { evidenceLanes } from '@portal/domain/evidence/evidence-lanes';
import type { LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { now } from '@portal/portal-core/clock';
import { QueryState } from '@portal/portal-core/query-state';
import { EmptyState } from '@portal/ui/empty-state';
import { evidence as words } from '../evidence-messages.ts';
import { LaneChart } from '../lanes/lane-chart.tsx';
import { LaneSkeleton } from '../lanes/lane-skeleton.tsx';
import { BrokenChain } from './chain-mark.tsx';
import { EvidenceActions } from './evidence-actions.tsx';
import { EvidenceFigures } from './evidence-figures.tsx';
import { EvidenceRows } from './evidence-rows.tsx';
import { OutsideRoom } from './outside-room.tsx';

/** The chain of one lesson: what it says as a figure, as lanes and line by line, and the ways out of here (W1). */
export function EvidencePanel({ desk }: { desk: LessonDesk }) {
  const { id, status } = desk.lesson;
  const query = useGetLessonEvidenceQuery(
    { id },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: status === 'IN_PROGRESS' ? millisecondsInMinute : 0,
      skipPollingIfUnfocused: true,
    },
  );
  return (
    <QueryState query={query} skeleton={<LaneSkeleton lesson={desk.lesson} />} failed={words.failed}>
      {(chain) =>
        chain.events.length === 0 ? (
          <Nothing isToCome={status === 'UPCOMING'} />
        ) : (
          // What was not asked for since is not known: bars end with the answer.
          <Evidence desk={desk} chain={chain} at={query.fulfilledTimeStamp ?? now().getTime()} />
        )
      }
    </QueryState>
  );
}

function Nothing({ isToCome }: { isToCome: boolean }) {
  return (
    <EmptyState name="search-empty" size="sm" title={isToCome ? words.notOpened : words.nothing}>
      {isToCome ? words.notOpenedBody : words.nothingBody}
    </EmptyState>
  );
}

function Evidence({ desk, chain, at }: { desk: LessonDesk; chain: LessonEvidence; at: number }) {
  const { lesson, startedAt, endedAt, meetingUrl } = desk;
  const isOutside = lesson.mode === 'OFFLINE' || meetingUrl !== null;
  const drawn = evidenceLanes(chain, { ...lesson, startedAt, endedAt }, at);
  return (
    <chakra.div
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      // The actions lie over the end of the page there.
      pb={{ base: '16', md: '0' }}
    >
      {!chain.chainValid && <BrokenChain {...chain} />}
      <EvidenceFigures desk={desk} chain={chain} drawn={drawn} isOutside={isOutside} />
      <EvidenceActions lessonId={lesson.id} />
      {isOutside ? <OutsideRoom lesson={lesson} /> : <LaneChart desk={desk} chain={chain} drawn={drawn} />}
      <EvidenceRows lesson={lesson} chain={chain} isOpenFirst={isOutside} />
    </chakra.div>
  );
}
