import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { formatMoment, formatTime } from '@portal/domain/format/date-time';
import { momentOfTask } from '@portal/domain/planning/task-moment';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { RouterLink } from '@portal/portal-core/router-link';
import { taskPath } from '@portal/task/task-path';
import { Button } from '@portal/ui/button';
import { TextLink } from '@portal/ui/text-link';
import { schedule as words } from '../schedule-messages.ts';
import { MoveDialog } from '../week/move-dialog.tsx';
import { TaskGrip } from '../week/task-grip.tsx';
import { move } from '../week-messages.ts';
import { stillWords } from './still-words.ts';

interface BoardTaskProps {
  task: TodayTask;
  now: Date;
  zone: string;
}

/** What is due on a day of the board; one of her own goes to another day, and what comes by itself says why it does not. */
export function BoardTask({ task, now, zone }: BoardTaskProps) {
  const { title, dueAt, isOverdue, action } = task;
  const moment = momentOfTask(task, now);
  const [isMoving, setIsMoving] = useState(false);
  const path = taskPath(task, zone);
  const still = stillWords(task);
  const own = still === undefined && 'task' in action ? action.task : undefined;
  return (
    <chakra.li layerStyle="sheet" px="2" py="1.5" borderRadius="sm">
      <chakra.div display="flex" alignItems="start" gap="1">
        {own && <TaskGrip task={own} />}
        <chakra.p dir="auto" textStyle="body.sm" overflowWrap="anywhere" minW="0" py={own ? '1.5' : undefined}>
          {path ? (
            <TextLink href={path} linkAs={RouterLink}>
              {title}
            </TextLink>
          ) : (
            title
          )}
        </chakra.p>
      </chakra.div>
      {moment !== null && moment !== dueAt && (
        <chakra.p textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
          {words.again(formatTime(moment, zone))}
        </chakra.p>
      )}
      {dueAt !== null && (
        <chakra.p textStyle="caption" color={isOverdue ? 'fg.error' : 'fg.muted'} fontVariantNumeric="tabular-nums">
          {words.until((moment === dueAt ? formatTime : formatMoment)(dueAt, zone))}
        </chakra.p>
      )}
      {still && (
        <chakra.p textStyle="caption" color="fg.muted">
          {still}
        </chakra.p>
      )}
      {own && (
        <Button variant="ghost" size="sm" aria-label={`${title}, ${move.open}`} onClick={() => setIsMoving(true)}>
          {move.open}
        </Button>
      )}
      {own && isMoving && <MoveDialog task={own} now={now} zone={zone} open onClose={() => setIsMoving(false)} />}
    </chakra.li>
  );
}
