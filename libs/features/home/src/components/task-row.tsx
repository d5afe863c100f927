import { chakra } from '@chakra-ui/react/styled-system';
import { REMINDER_TYPE_LABELS } from '@portal/domain/teaching/task';
import type { TodayTask } from '@portal/domain/teaching/today.contract';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { tasks } from '../messages.ts';
import { taskPath } from '../model/task-path.ts';
import { dueWords } from '../model/due-words.ts';

interface TaskRowProps {
  task: TodayTask;
  now: Date;
  zone: string;
}

/** One thing to do: what it is, until when, and the way to do it. */
export function TaskRow({ task, now, zone }: TaskRowProps) {
  const action = tasks.actions[task.action.kind];
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      py="2.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
    >
      <chakra.div flex="1 1 12rem" minW="0">
        <chakra.p dir="auto" overflowWrap="anywhere">
          {task.title}
        </chakra.p>
        <chakra.p
          textStyle="caption"
          color={task.isOverdue ? 'fg.error' : 'fg.muted'}
          fontVariantNumeric="tabular-nums"
        >
          {REMINDER_TYPE_LABELS[task.type]} · {dueWords(task, now, zone)}
        </chakra.p>
      </chakra.div>
      <Button asChild variant="outline">
        <RouterLink href={taskPath(task, zone)} aria-label={`${task.title}, ${action}`}>
          {action}
        </RouterLink>
      </Button>
    </chakra.li>
  );
}
