import { chakra } from '@chakra-ui/react/styled-system';
import { Undo2 } from 'lucide-react';
import { useReopenPlanTaskMutation } from '@portal/api/planning/plan-tasks.api';
import { formatDateTime } from '@portal/domain/format/date-time';
import { isDoneByItself, type PlanTask } from '@portal/domain/planning/plan-task';
import { PLAN_TASK_STATUS_LABELS, REMINDER_TYPE_LABELS } from '@portal/domain/planning/task';
import { useAction } from '@portal/portal-core/use-action';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { done as words } from '../messages.ts';

/** One thing that is done: when, and whether it was in time; what was ticked off can be opened again. */
export function DoneRow({ task, zone }: { task: PlanTask; zone: string }) {
  const { id, title, type, status, finishedAt } = task;
  const [reopen, { isLoading }] = useReopenPlanTaskMutation();
  const act = useAction();

  // To be taken back by finishing it, which is then done at another time.
  const onPress = () => act(() => reopen({ id }).unwrap(), { failed: words.failed, done: words.reopened });

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
      <chakra.div flex="1 1 9rem" minW="0">
        <chakra.p dir="auto" overflowWrap="anywhere">
          {title}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
          {[REMINDER_TYPE_LABELS[type], task.class?.name].filter(Boolean).join(' · ')} ·{' '}
          <chakra.span color={status === 'FINISH_LATE' ? 'fg.error' : undefined}>
            {finishedAt !== null && `${formatDateTime(finishedAt, zone)} ${PLAN_TASK_STATUS_LABELS[status]}`}
          </chakra.span>
        </chakra.p>
      </chakra.div>
      {!isDoneByItself(task) && (
        <Button
          variant="outline"
          startIcon={<Icon as={Undo2} />}
          loading={isLoading}
          aria-label={`${title}, ${words.reopen}`}
          onClick={() => void onPress()}
        >
          {words.reopen}
        </Button>
      )}
    </chakra.li>
  );
}
