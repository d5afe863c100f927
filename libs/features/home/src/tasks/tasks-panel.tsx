import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useGetTodayQuery } from '@portal/api/planning/today.api';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { Panel } from '@portal/ui/panel';
import { SkeletonRows } from '@portal/ui/skeletons';
import { tasks } from '../messages.ts';
import { AddTask } from './add-task.tsx';
import { TaskRow } from './task-row.tsx';

interface TasksPanelProps {
  now: Date;
  zone: string;
}

/** What waits for the teacher, in the order to do it; each row has one action. */
export function TasksPanel({ now, zone }: TasksPanelProps) {
  const { data, error, isFetching, refetch } = useGetTodayQuery(undefined, { refetchOnFocus: true });
  return (
    <Panel
      size="sm"
      id="tasks"
      title={data ? tasks.titleOf(data.tasks.length) : tasks.title}
      action={<AddTask zone={zone} />}
    >
      <Delayed loading={!data && !error} skeleton={<SkeletonRows rows={3} picture={false} label={tasks.loading} />}>
        {() => {
          if (!data)
            return (
              <ErrorState size="sm" title={tasks.failed} onRetry={() => void refetch()} retrying={isFetching}>
                {problemOf(error).message}
              </ErrorState>
            );
          if (data.tasks.length === 0) return <chakra.p color="fg.muted">{tasks.none}</chakra.p>;
          return (
            <chakra.ol listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)">
              {data.tasks.map((task) => (
                <TaskRow key={task.id} task={task} now={now} zone={zone} />
              ))}
            </chakra.ol>
          );
        }}
      </Delayed>
    </Panel>
  );
}
