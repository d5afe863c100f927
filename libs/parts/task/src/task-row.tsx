import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { formatMoment } from '@portal/domain/format/date-time';
import { isPutOff } from '@portal/domain/planning/task-moment';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { TextLink } from '@portal/ui/text-link';
import { dueWords } from './due-words.ts';
import { FinishTask } from './finish-task.tsx';
import { messages } from './messages.ts';
import { taskPath } from './task-path.ts';
import { TaskSign } from './task-sign.tsx';
import { taskTag } from './task-tag.ts';

interface TaskRowProps {
  task: TodayTask;
  now: Date;
  zone: string;
  /** The most urgent one, whose act stands out. */
  isMain?: boolean;
  /** Before it, such as what chooses it. */
  lead?: ReactNode;
  /** Said under it besides. */
  note?: string | undefined;
  /** After its act: what else can be done with it. */
  more?: ReactNode;
}

/** One thing to do: what it is, until when, and the way to do it or to tick it off. */
export function TaskRow({ task, now, zone, isMain = false, lead, note, more }: TaskRowProps) {
  const { title, action } = task;
  const path = taskPath(task, zone);
  const noted = 'task' in action ? action.task : undefined;
  const again =
    noted?.snoozedUntil != null && isPutOff(noted, now) && messages.again(formatMoment(noted.snoozedUntil, zone));
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="2"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
    >
      {lead}
      <TaskSign task={task} />
      <chakra.div flex="1 1 9rem" minW="0">
        <chakra.p dir="auto" overflowWrap="anywhere">
          {noted && path ? (
            <TextLink href={path} linkAs={RouterLink}>
              {title}
            </TextLink>
          ) : (
            title
          )}
        </chakra.p>
        {noted?.note && (
          <chakra.p dir="auto" textStyle="body.sm" color="fg.muted" overflowWrap="anywhere" lineClamp="2">
            {noted.note}
          </chakra.p>
        )}
        <chakra.p
          textStyle="caption"
          color={task.isOverdue ? 'fg.error' : 'fg.muted'}
          fontVariantNumeric="tabular-nums"
        >
          {[taskTag(task), dueWords(task, now, zone), again, note].filter(Boolean).join(' · ')}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="1">
        {action.kind === 'FINISH_TASK' ? (
          <FinishTask task={task} isMain={isMain} />
        ) : (
          path && (
            <Button asChild variant={isMain ? 'solid' : 'outline'}>
              <RouterLink href={path} aria-label={`${title}, ${messages.actions[action.kind]}`}>
                {messages.actions[action.kind]}
              </RouterLink>
            </Button>
          )
        )}
        {more}
      </chakra.div>
    </chakra.li>
  );
}
