import { chakra } from '@chakra-ui/react/styled-system';
import { useListDueTasksQuery } from '@portal/api/planning/today.api';
import { useGetCalendarQuery } from '@portal/api/schedule/calendar.api';
import { momentOfTask } from '@portal/domain/planning/task-moment';
import { dayOf } from '@portal/domain/time/day';
import { PlainPanel } from '@portal/ui/plain-panel';
import { rail as words } from '../week-messages.ts';
import { RailDay } from './rail-day.tsx';

interface WeekRailProps {
  /** From Monday on. */
  days: readonly string[];
  today: string;
  now: Date;
  zone: string;
}

/** The days of this week with what there is on each, as the board of the week has it; a task that is carried can be put on them. */
export function WeekRail({ days, today, now, zone }: WeekRailProps) {
  const [from = today, to = today] = [days[0], days.at(-1)];
  // Until one of them has come, or where it does not, the days have the other.
  const { data: calendar } = useGetCalendarQuery({ from, to });
  const { data: due } = useListDueTasksQuery({ from, to });
  const taught = calendar?.lessons.filter(({ status }) => status !== 'CANCELED');
  const lessonsOf = taught && Map.groupBy(taught, ({ startAt }) => dayOf(startAt, zone));
  const tasksOf = due && Map.groupBy(due.tasks, (task) => dayOf(momentOfTask(task, now) ?? '', zone));
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
            lessons={lessonsOf && (lessonsOf.get(day)?.length ?? 0)}
            tasks={tasksOf && (tasksOf.get(day)?.length ?? 0)}
          />
        ))}
      </chakra.ol>
    </PlainPanel>
  );
}
