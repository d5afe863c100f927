import { chakra } from '@chakra-ui/react/styled-system';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { dayOf } from '@portal/domain/time/day';
import { PlainPanel } from '@portal/ui/plain-panel';
import { rail as words } from '../week-messages.ts';
import { RailDay } from './rail-day.tsx';

interface WeekRailProps {
  /** From Monday on. */
  days: readonly string[];
  today: string;
  zone: string;
  tasks: readonly TodayTask[];
}

/** The days of this week with what there is on each; a task that is carried can be put on them. */
export function WeekRail({ days, today, zone, tasks }: WeekRailProps) {
  const [from = today, to = today] = [days[0], days.at(-1)];
  // Until it has come, or where it does not, the days have their tasks.
  const { data: calendar } = useGetCalendarQuery({ from, to });
  const taught = calendar?.lessons.filter(({ status }) => status !== 'CANCELED');
  const lessonsOf = taught && Map.groupBy(taught, ({ startAt }) => dayOf(startAt, zone));
  const tasksOf = Map.groupBy(tasks.filter(isOfADay), ({ dueAt }) => dayOf(dueAt ?? '', zone));
  return (
    <PlainPanel title={words.title}>
      <chakra.p textStyle="caption" color="fg.muted">
        {words.hint}
      </chakra.p>
      <chakra.ol listStyleType="none" display="grid" gap="2">
        {days.map((day) => (
          <RailDay
            key={day}
            day={day}
            isToday={day === today}
            zone={zone}
            lessons={lessonsOf ? (lessonsOf.get(day)?.length ?? 0) : undefined}
            tasks={tasksOf.get(day)?.length ?? 0}
          />
        ))}
      </chakra.ol>
    </PlainPanel>
  );
}

/** As in the calendar: a lesson that is only to be prepared stands there as the lesson. */
const isOfADay = ({ dueAt, action }: TodayTask) => dueAt !== null && action.kind !== 'OPEN_LESSON';
