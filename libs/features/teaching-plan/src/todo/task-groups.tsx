import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { Checkbox } from '@portal/ui/checkbox';
import { bulk } from '../messages.ts';
import { FinishChosen } from './finish-chosen.tsx';
import type { Group } from './group-tasks.ts';
import { TaskGroup } from './task-group.tsx';

interface TaskGroupsProps {
  groups: readonly (readonly [group: Group, tasks: readonly TodayTask[]])[];
  now: Date;
  zone: string;
  onEdit: (task: PlanTask) => void;
}

/** The list in its groups; several of it can be chosen and finished at once. */
export function TaskGroups({ groups, ...rest }: TaskGroupsProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const tasks = groups.flatMap(([, some]) => some);
  const canChoose = tasks.some(({ action }) => action.kind === 'FINISH_TASK');
  // What has gone from the list is not chosen any more.
  const known = tasks.filter(({ id }) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  const end = () => {
    setChosen(new Set());
    setIsChoosing(false);
  };
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      {canChoose && (
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" columnGap="4">
          <Checkbox
            checked={isChoosing}
            onChange={(event) => (event.target.checked ? setIsChoosing(true) : end())}
            helper={isChoosing ? bulk.only : undefined}
          >
            {bulk.choose}
          </Checkbox>
        </chakra.div>
      )}
      {groups.map(([group, some], at) => (
        <TaskGroup
          key={group}
          group={group}
          tasks={some}
          mainId={at === 0 ? some[0]?.id : undefined}
          choice={isChoosing ? { chosen, choose } : undefined}
          {...rest}
        />
      ))}
      {isChoosing && <FinishChosen tasks={known} onDone={end} />}
    </chakra.div>
  );
}
