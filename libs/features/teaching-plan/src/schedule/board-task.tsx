import { chakra } from '@chakra-ui/react/styled-system';
import { formatTime } from '@portal/domain/format/date-time';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { RouterLink } from '@portal/portal-core/router-link';
import { taskPath } from '@portal/task/task-path';
import { TextLink } from '@portal/ui/text-link';
import { schedule as words } from '../schedule-messages.ts';

/** What is due on a day of the board; it leads to where it is done, if that is somewhere. */
export function BoardTask({ task, zone }: { task: TodayTask; zone: string }) {
  const { title, dueAt, isOverdue } = task;
  const path = taskPath(task, zone);
  return (
    <chakra.li layerStyle="sheet" px="2" py="1.5" borderRadius="sm">
      <chakra.p dir="auto" textStyle="body.sm" overflowWrap="anywhere">
        {path ? (
          <TextLink href={path} linkAs={RouterLink}>
            {title}
          </TextLink>
        ) : (
          title
        )}
      </chakra.p>
      {dueAt !== null && (
        <chakra.p textStyle="caption" color={isOverdue ? 'fg.error' : 'fg.muted'} fontVariantNumeric="tabular-nums">
          {words.until(formatTime(dueAt, zone))}
        </chakra.p>
      )}
    </chakra.li>
  );
}
