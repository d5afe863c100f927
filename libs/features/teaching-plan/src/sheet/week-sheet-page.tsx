import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useListDueTasksQuery } from '@portal/api/planning/today.api';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import { addDays, dayOf, isDay, mondayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { SkeletonRows } from '@portal/ui/skeletons';
import { pathOfWeek } from '../schedule/week-address.ts';
import { sheet as words } from '../sheet-messages.ts';
import { titles } from '../title-messages.ts';
import { WeekPaper } from './week-paper.tsx';
import { WeekPdfButton } from './week-pdf-button.tsx';

/** /account/teaching-plan/schedule/print?week=: a week for paper; what is printed is the sheet alone (PLN-1). */
export function WeekSheetPage() {
  const [query] = useSearchParams();
  const zone = useTeacherZone();
  const now = useNow(millisecondsInMinute);
  const today = dayOf(now, zone);
  const named = query.get('week');
  const monday = mondayOf(named !== null && isDay(named) ? named : today);
  const range = { from: monday, to: addDays(monday, 6) };
  const calendar = useGetCalendarQuery(range);
  const due = useListDueTasksQuery(range);
  const skeleton = <SkeletonRows rows={7} label={words.loading} />;
  return (
    <chakra.div pb="10" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <PageHeading title={titles.sheet} />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button startIcon={<Icon as={Printer} />} onClick={() => window.print()}>
          {words.print}
        </Button>
        <WeekPdfButton monday={monday} />
        <Button asChild variant="ghost">
          <RouterLink href={pathOfWeek(monday, today)}>{words.back}</RouterLink>
        </Button>
      </chakra.div>
      <QueryState query={calendar} failed={words.failed} skeleton={skeleton}>
        {({ lessons }) => (
          <QueryState query={due} failed={words.failed} skeleton={skeleton}>
            {({ tasks }) => (
              <chakra.div layerStyle="sheet" overflowX="auto">
                <WeekPaper monday={monday} lessons={lessons} tasks={tasks} now={now} zone={zone} />
              </chakra.div>
            )}
          </QueryState>
        )}
      </QueryState>
    </chakra.div>
  );
}
