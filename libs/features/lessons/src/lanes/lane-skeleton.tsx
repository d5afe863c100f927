import { chakra } from '@chakra-ui/react/styled-system';
import { evidenceLanes } from '@portal/domain/evidence/evidence-lanes';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { Skeleton } from '@portal/ui/skeletons';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { evidence as words } from '../evidence-messages.ts';
import { Chart, ROW } from './lane-look.ts';
import { LaneTimeAxis } from './lane-time-axis.tsx';

const LANES = 5;

/** The lanes of a lesson that are on their way, under the axis that they will have. */
export function LaneSkeleton({ lesson }: { lesson: Pick<Lesson, 'startAt' | 'endAt' | 'held'> }) {
  const times = { ...lesson, startedAt: null, endedAt: null };
  const drawn = evidenceLanes({ events: [], people: [] }, times, lesson.endAt);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
      <chakra.div aria-hidden display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <Skeleton h="4rem" w="8rem" />
        <chakra.div layerStyle="sheet" p={{ base: 'sheet', md: '6' }}>
          <Chart>
            <LaneTimeAxis {...drawn} />
            {Array.from({ length: LANES }, (_, n) => (
              <chakra.div key={n} css={ROW}>
                <chakra.div data-who display="flex" gap="3" alignItems="center">
                  <Skeleton boxSize="9" borderRadius="full" />
                  <Skeleton h="0.875rem" w={`${4 + (n % 3)}rem`} />
                </chakra.div>
                <chakra.div data-time display="grid" alignItems="center">
                  <Skeleton h="1rem" w="66%" ms={`${12 + 3 * n}%`} />
                </chakra.div>
                <chakra.div data-sum>
                  <Skeleton h="1rem" w="2.5rem" />
                </chakra.div>
              </chakra.div>
            ))}
          </Chart>
        </chakra.div>
      </chakra.div>
    </div>
  );
}
