import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { useFinishPlanTasksMutation, useReopenPlanTasksMutation } from '@portal/api/planning/plan-tasks.api';
import { PLAN_TASK_LIMITS } from '@portal/domain/planning/plan-task';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { StickyActions } from '@portal/ui/sticky-actions';
import { bulk as words } from '../messages.ts';

interface FinishChosenProps {
  tasks: readonly TodayTask[];
  onDone: () => void;
}

/** Finishes all that is chosen, or none of it, and offers the way back. */
export function FinishChosen({ tasks, onDone }: FinishChosenProps) {
  const [finish, { isLoading }] = useFinishPlanTasksMutation();
  const [reopen] = useReopenPlanTasksMutation();
  const act = useAction();
  const offerUndo = useUndo();
  const ids = tasks.map(({ id }) => id).slice(0, PLAN_TASK_LIMITS.bulkMax);

  async function onPress() {
    const body = { ids };
    if (!(await act(() => finish({ body }).unwrap(), { failed: words.failed }))) return;
    onDone();
    offerUndo({ text: words.finished(ids.length), undo: async () => void (await reopen({ body }).unwrap()) });
  }

  return (
    <StickyActions note={<chakra.span role="status">{words.chosen(ids.length)}</chakra.span>}>
      <Button
        startIcon={<Icon as={Check} />}
        disabled={ids.length === 0}
        loading={isLoading}
        onClick={() => void onPress()}
      >
        {words.finish}
      </Button>
    </StickyActions>
  );
}
