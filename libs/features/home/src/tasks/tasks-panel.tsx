import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useGetTodayQuery } from '@portal/api/planning/today.api';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { AddTask } from '@portal/task/add-task';
import { inOrder } from '@portal/task/task-order';
import { TaskRow } from '@portal/task/task-row';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { FoldRow } from '@portal/ui/fold-row';
import { PlainPanel } from '@portal/ui/plain-panel';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { tasks } from '../messages.ts';
import { countByWhen } from './task-when.ts';

interface TasksPanelProps {
  now: Date;
  zone: string;
}

/** So many are shown at once; more are no help to begin. */
const SHOWN = 3;

/** What waits for the teacher, in the order to do it; each row has one action, and the rest is folded. */
export function TasksPanel({ now, zone }: TasksPanelProps) {
  const { data, error, isFetching, refetch } = useGetTodayQuery(undefined, { refetchOnFocus: true });
  return (
    <PlainPanel
      id="tasks"
      title={tasks.title}
      count={data && tasks.count(data.tasks.length)}
      action={<AddTask zone={zone} />}
    >
      <Delayed loading={!data && !error} skeleton={<SkeletonRows rows={3} end label={tasks.loading} />}>
        {() => {
          if (!data)
            return (
              <ErrorState size="sm" title={tasks.failed} onRetry={() => void refetch()} retrying={isFetching}>
                {problemOf(error).message}
              </ErrorState>
            );
          const ordered = inOrder(data.tasks, zone);
          const rest = ordered.slice(SHOWN);
          return (
            <div>
              {ordered.length === 0 && <chakra.p color="fg.muted">{tasks.none}</chakra.p>}
              {ordered.length > 0 && <Rows list={ordered.slice(0, SHOWN)} now={now} zone={zone} />}
              {rest.length > 0 && (
                <FoldRow
                  label={tasks.rest(rest.length)}
                  note={countByWhen(rest, now, zone)
                    .map(([when, count]) => `${tasks.when[when]} ${count}`)
                    .join(' · ')}
                >
                  <Rows list={rest} now={now} zone={zone} />
                </FoldRow>
              )}
              {data.toReturn !== undefined && (
                <TextLink href={paths.grading({ list: 'to-return' })} linkAs={RouterLink} touch>
                  {tasks.toReturn(data.toReturn)}
                </TextLink>
              )}
            </div>
          );
        }}
      </Delayed>
    </PlainPanel>
  );
}

const Rows = ({ list, ...rest }: TasksPanelProps & { list: readonly TodayTask[] }) => (
  <chakra.ol listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)">
    {list.map((task) => (
      <TaskRow key={task.id} task={task} {...rest} />
    ))}
  </chakra.ol>
);
