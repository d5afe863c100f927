import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { TaskRow } from '@portal/task/task-row';
import { Button } from '@portal/ui/button';
import { PlainPanel } from '@portal/ui/plain-panel';
import { menu, todo as words } from '../messages.ts';
import { TaskGrip } from '../week/task-grip.tsx';
import { type Choice, ChooseTask } from './choose-task.tsx';
import type { Group } from './group-tasks.ts';
import { TaskMenu } from './task-menu.tsx';

/** So many are drawn at once. */
const SHOWN = 20;

interface TaskGroupProps {
  group: Group;
  tasks: readonly TodayTask[];
  now: Date;
  zone: string;
  /** The most urgent one of all. */
  mainId: string | undefined;
  choice: Choice | undefined;
  onEdit: (task: PlanTask) => void;
}

/** Tasks of one stretch of time under its name; what is overdue bears a spine. */
export function TaskGroup({ group, tasks, now, zone, mainId, choice, onEdit }: TaskGroupProps) {
  const [shown, setShown] = useState(SHOWN);
  const rest = tasks.length - shown;
  const isOverdue = group === 'overdue';
  return (
    <PlainPanel id={`tasks-${group}`} title={words.groups[group]} count={words.count(tasks.length)}>
      <chakra.ol
        layerStyle="sheet"
        listStyleType="none"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        px={{ base: '3', md: '4' }}
        {...(isOverdue && { borderInlineStartWidth: '3px', borderInlineStartColor: 'camellia.solid' })}
      >
        {tasks.slice(0, shown).map((task) => {
          const { action } = task;
          const noted = 'task' in action ? action.task : undefined;
          return (
            <TaskRow
              key={task.id}
              task={task}
              now={now}
              zone={zone}
              isMain={task.id === mainId}
              lead={
                <>
                  {noted && <TaskGrip task={noted} />}
                  {choice && <ChooseTask task={task} {...choice} />}
                </>
              }
              note={noteOf(task)}
              more={noted && <TaskMenu task={noted} now={now} zone={zone} onEdit={onEdit} />}
            />
          );
        })}
      </chakra.ol>
      {rest > 0 && (
        <chakra.div>
          <Button variant="ghost" size="sm" onClick={() => setShown(shown + 5 * SHOWN)}>
            {words.showMore(rest)}
          </Button>
        </chakra.div>
      )}
    </PlainPanel>
  );
}

function noteOf({ action }: TodayTask): string | undefined {
  const series = 'task' in action ? action.task.series : null;
  return series ? menu.series(series.no, series.of) : undefined;
}
