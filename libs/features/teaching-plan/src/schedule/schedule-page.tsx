import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { Printer } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router';
import { useListDueTasksQuery } from '@portal/api/planning/today.api';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { paths } from '@portal/domain/site/paths';
import { addDays, dayOf, mondayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { AddTask } from '@portal/task/add-task';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { SkeletonRows } from '@portal/ui/skeletons';
import { LeadSentence } from '../frame/lead-sentence.tsx';
import { StateLinks } from '../frame/state-links.tsx';
import { stateOfPath } from '../frame/state-of-path.ts';
import { PaceCards } from '../pace/pace-cards.tsx';
import { schedule as words } from '../schedule-messages.ts';
import { sheet } from '../sheet-messages.ts';
import { titles } from '../title-messages.ts';
import { mondayOfAddress } from './week-address.ts';
import { WeekBoard } from './week-board.tsx';
import { WeekSteps } from './week-steps.tsx';

/** /account/teaching-plan/schedule/{in-progress,upcoming,completed}: one week of lessons with what is due in it (RTE-10). */
export function SchedulePage() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const zone = useTeacherZone();
  const now = useNow(millisecondsInMinute);
  const today = dayOf(now, zone);
  const state = stateOfPath(pathname);
  const monday = mondayOfAddress(state, query.get('week'), today);
  const range = { from: monday, to: addDays(monday, 6) };
  const calendar = useGetCalendarQuery(range);
  const due = useListDueTasksQuery(range);
  const lessons = calendar.currentData?.lessons.filter(({ status }) => status !== 'CANCELED');
  return (
    <chakra.div pb="10">
      <PageHeading title={titles.schedule} actions={<AddTask zone={zone} look="page" />} />
      <chakra.div mt="3">
        <StateLinks part="schedule" current={state} />
      </chakra.div>
      {lessons && (
        <LeadSentence note={words.hint}>
          {lessons.length === 0
            ? words.none(nameWeek(monday, today))
            : words.lead(nameWeek(monday, today), lessons.length, lessons.filter(isTaught).length)}
        </LeadSentence>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" my="4">
        <chakra.p color="fg.muted" fontVariantNumeric="tabular-nums">
          {words.range(formatDayWithWeekday(range.from), formatDayWithWeekday(range.to))}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button asChild variant="outline">
            <RouterLink href={paths.weekSheet(monday)}>
              <Icon as={Printer} />
              {sheet.open}
            </RouterLink>
          </Button>
          <WeekSteps monday={monday} today={today} />
        </chakra.div>
      </chakra.div>
      {/* Where the tasks do not come, the lessons do. */}
      <QueryState query={due} size="sm" failed={words.tasksFailed} skeleton={null}>
        {() => null}
      </QueryState>
      <QueryState query={calendar} failed={words.failed} skeleton={<SkeletonRows rows={5} label={words.loading} />}>
        {({ lessons: all }) => (
          <WeekBoard
            key={monday}
            monday={monday}
            lessons={all}
            tasks={due.currentData?.tasks ?? []}
            now={now}
            zone={zone}
            today={today}
          />
        )}
      </QueryState>
      {state === 'in-progress' && <PaceCards />}
    </chakra.div>
  );
}

const isTaught = ({ status, held }: Lesson) => (status === 'DONE' || status === 'FINISHED') && held !== false;

function nameWeek(monday: string, today: string): string {
  const current = mondayOf(today);
  if (monday === current) return words.thisWeek;
  if (monday === addDays(current, 7)) return words.nextWeek;
  return monday === addDays(current, -7) ? words.lastWeek : words.weekOf(formatDayWithWeekday(monday));
}
