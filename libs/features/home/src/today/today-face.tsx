import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { chatsApi } from '@portal/api/chat/chats.api';
import { todayApi } from '@portal/api/planning/today.api';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { useDelayed } from '@portal/ui/delayed';
import { useIsNarrow } from '@portal/ui/use-media-query';
import { FlowPanel } from '../flow/flow-panel.tsx';
import { QuickLinks } from '../links/quick-links.tsx';
import { Lead } from '../next/lead.tsx';
import { TasksPanel } from '../tasks/tasks-panel.tsx';
import { ASKED_CHATS, ChatPanel } from './chat-panel.tsx';
import { askedDays, dayPlanOf } from './day-plan.ts';
import { TodayHeading } from './today-heading.tsx';
import { UnreadPanel } from './unread-panel.tsx';

/** How often what counts minutes moves. */
const TICK_MS = 15_000;

/** So long the rest of the page waits for an answer that does not come. */
const LATE_MS = 800;

const NO_TASKS: readonly TodayTask[] = [];

/** The day of a teacher. Each panel loads and fails by itself, so that one of them never takes the others along. */
export function TodayFace() {
  const now = useNow(TICK_MS);
  const zone = useTeacherZone();
  const calendar = useGetCalendarQuery(askedDays(now, zone));
  // The panels ask; this only looks.
  const { isWaiting, tasks } = todayApi.endpoints.getToday.useQueryState(undefined, {
    selectFromResult: ({ data, error }) => ({
      isWaiting: !data && !error,
      tasks: data?.tasks ?? NO_TASKS,
    }),
  });
  const { isWaiting: isWaitingForChats } = chatsApi.endpoints.listChats.useQueryState(ASKED_CHATS, {
    selectFromResult: ({ data, error }) => ({ isWaiting: !data && !error }),
  });
  const hasChats = useDelayed(isWaitingForChats) === 'done';
  const hasTasks = useDelayed(isWaiting) === 'done';
  const hasDay = useDelayed(!calendar.data && !calendar.error) === 'done';
  const isPhone = useIsNarrow();
  const onRetry = () => void calendar.refetch();
  const plan = calendar.data && dayPlanOf(calendar.data.lessons, now, zone);
  const flow = (
    <FlowPanel
      calendar={calendar.data}
      tasks={tasks}
      now={now}
      zone={zone}
      isPhone={isPhone}
      problem={calendar.error ? problemOf(calendar.error) : null}
      isFetching={calendar.isFetching}
      onRetry={onRetry}
    />
  );
  return (
    // A screen high from the start: the footer lies below it and is not pushed there by what comes.
    <chakra.div display="grid" alignContent="start" gap="5" minH="dvh" pb="10">
      <TodayHeading lessons={plan?.lessons} now={now} zone={zone} isPhone={isPhone} />
      <Lead
        calendar={calendar.data}
        zone={zone}
        isNew={tasks.some(({ action }) => action.kind === 'OPEN_PROFILE')}
        isPhone={isPhone}
        hasFailed={calendar.isError}
        readAt={calendar.fulfilledTimeStamp}
        isFetching={calendar.isFetching}
        onRetry={onRetry}
      />
      <chakra.div
        display="grid"
        columnGap="10"
        rowGap="7"
        mt="2"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) min(25rem, 40%)' }}
        alignItems="start"
      >
        {!isPhone && flow}
        <chakra.div display="grid" gap="7" gridTemplateColumns="minmax(0, 1fr)">
          <AfterWhatGrows isKnown={hasDay || !isPhone}>
            <TasksPanel now={now} zone={zone} />
          </AfterWhatGrows>
          <AfterWhatGrows isKnown={hasTasks && (hasDay || !isPhone)}>
            {isPhone && flow}
            <ChatPanel now={now} isPhone={isPhone} />
          </AfterWhatGrows>
          <AfterWhatGrows isKnown={hasTasks && hasChats && (hasDay || !isPhone)}>
            <UnreadPanel />
          </AfterWhatGrows>
        </chakra.div>
      </chakra.div>
      <AfterWhatGrows isKnown={hasTasks && hasDay && hasChats}>
        <QuickLinks />
      </AfterWhatGrows>
    </chakra.div>
  );
}

/** What stands below a list of unknown length is not seen before that is there, or is late: it would be pushed away. */
function AfterWhatGrows({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <chakra.div display="contents" visibility={isKnown || isLate ? undefined : 'hidden'}>
      {children}
    </chakra.div>
  );
}
