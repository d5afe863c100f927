import { chakra } from '@chakra-ui/react/styled-system';
import type { Calendar } from '@portal/domain/schedule/calendar';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { today } from '../messages.ts';
import { dayPlanOf } from './day-plan.ts';
import { LessonsPanel } from './lessons-panel.tsx';
import { NextLessonPanel } from './next-lesson-panel.tsx';

interface DayPanelsProps {
  calendar: Calendar | undefined;
  now: Date;
  /** The teacher's. */
  zone: string;
  /** Whether the last attempt to load failed; an earlier calendar may still be there. */
  isFailed: boolean;
  isFetching: boolean;
  onRetry: () => void;
}

/** Next lesson and lessons of today, in the states that their one request can be in. */
export function DayPanels(props: DayPanelsProps) {
  return (
    <Delayed
      loading={!props.calendar && !props.isFailed}
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

function Answered({ calendar, now, zone, isFailed, isFetching, onRetry }: DayPanelsProps) {
  if (!calendar) {
    return (
      <chakra.div layerStyle="sheet">
        <ErrorState title={today.failed} size="sm" onRetry={onRetry} retrying={isFetching} />
      </chakra.div>
    );
  }
  const { lessons, next } = dayPlanOf(calendar.lessons, now, zone);
  return (
    <chakra.div display="grid" gap="4">
      {isFailed && <PartialNotice isRetrying={isFetching} onRetry={onRetry} />}
      <NextLessonPanel lesson={next} now={now} />
      <LessonsPanel lessons={lessons} now={now} zone={zone} />
    </chakra.div>
  );
}

function PartialNotice({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="4"
      py="2"
      borderRadius="l2"
      bg="bg.warning"
      color="fg.warning"
      textStyle="body.sm"
    >
      <chakra.span flex="1">
        {today.partial}. {today.partialHint}
      </chakra.span>
      <Button variant="outline" size="sm" loading={isRetrying} onClick={onRetry}>
        {today.retry}
      </Button>
    </chakra.div>
  );
}
