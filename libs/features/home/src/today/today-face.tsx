import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import { useNow } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { DateText } from '@portal/ui/date-text';
import { QuickLinks } from '../links/quick-links.tsx';
import { today } from '../messages.ts';
import { TasksPanel } from '../tasks/tasks-panel.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { DayPanels } from './day-panels.tsx';
import { askedDays } from './day-plan.ts';
import { UnreadPanel } from './unread-panel.tsx';

/** How often the countdown moves; it counts minutes. */
const TICK_MS = 15_000;

/** The day of a teacher. Each panel loads and fails by itself, so that one of them never takes the others along. */
export function TodayFace() {
  const now = useNow(TICK_MS);
  const zone = useTeacherZone();
  const calendar = useGetCalendarQuery(askedDays(now, zone));
  return (
    <chakra.div display="grid" gap="5" pb="10">
      <div>
        <PageHeading title={today.title} />
        <chakra.p color="fg.muted">
          <DateText instant={now} zone={zone} show="weekday" />
        </chakra.p>
      </div>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <DayPanels
          calendar={calendar.data}
          now={now}
          zone={zone}
          problem={calendar.error ? problemOf(calendar.error) : null}
          isFetching={calendar.isFetching}
          onRetry={() => void calendar.refetch()}
        />
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <TasksPanel now={now} zone={zone} />
          <ChatPanel now={now} />
          <UnreadPanel />
        </chakra.div>
      </chakra.div>
      <QuickLinks />
    </chakra.div>
  );
}
