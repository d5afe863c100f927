import { chakra } from '@chakra-ui/react/styled-system';
import type { ApiProblem } from '@portal/api/api-problem';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { Delayed } from '@portal/ui/delayed';
import { SkeletonRows } from '@portal/ui/skeletons';
import { StaleNotice } from '@portal/ui/stale-notice';
import { today } from '../messages.ts';
import { dayPlanOf } from './day-plan.ts';
import { LessonsPanel } from './lessons-panel.tsx';

interface DayPanelsProps {
  calendar: Calendar | undefined;
  now: Date;
  /** The teacher's. */
  zone: string;
  /** Why the last attempt to load failed; an earlier calendar may still be there. */
  problem: ApiProblem | null;
  isFetching: boolean;
  onRetry: () => void;
}

/** The lessons of today, in the states that their one request can be in. */
export function DayPanels(props: DayPanelsProps) {
  return (
    <Delayed
      loading={!props.calendar && !props.problem}
      skeleton={
        <chakra.div layerStyle="sheet">
          <SkeletonRows rows={3} picture={false} label={today.loading} />
        </chakra.div>
      }
    >
      {() => <Answered {...props} />}
    </Delayed>
  );
}

function Answered({ calendar, now, zone, problem, isFetching, onRetry }: DayPanelsProps) {
  // The leading surface says why.
  if (!calendar) return null;
  const { lessons } = dayPlanOf(calendar.lessons, now, zone);
  return (
    <chakra.div display="grid" gap="4">
      <StaleNotice problem={problem} onRetry={onRetry} retrying={isFetching} />
      <LessonsPanel lessons={lessons} now={now} zone={zone} />
    </chakra.div>
  );
}
