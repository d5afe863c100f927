import { chakra } from '@chakra-ui/react/styled-system';
import { formatDateTime } from '@portal/domain/format/date-time';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import { REMINDER_TYPE_LABELS } from '@portal/domain/planning/task';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Panel } from '@portal/ui/panel';
import { done } from '../wrap-up-messages.ts';

/** What the one press has put on her list, and until when (W3); nothing where it has made nothing to do. */
export function MadeTasks({ tasks }: { tasks: readonly PlanTask[] }) {
  const zone = useTeacherZone();
  if (tasks.length === 0) return null;
  return (
    <Panel size="sm" title={done.tasks}>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {tasks.map(({ id, type, title, dueAt, finishedAt }) => (
          <li key={id}>
            <chakra.p dir="auto" overflowWrap="anywhere">
              {title}
            </chakra.p>
            <chakra.p textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
              {REMINDER_TYPE_LABELS[type]} ·{' '}
              {finishedAt === null ? done.taskUntil(formatDateTime(dueAt, zone)) : done.taskFinished}
            </chakra.p>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
