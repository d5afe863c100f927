import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useFinishPlanTaskMutation, useReopenPlanTaskMutation } from '@portal/api/planning/plan-tasks.api';
import { todayApi } from '@portal/api/planning/today.api';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { useAppDispatch } from '@portal/portal-core/hooks';
import { useAction } from '@portal/portal-core/use-action';
import { useUndo } from '@portal/portal-core/use-undo';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { messages } from './messages.ts';

interface FinishTaskProps {
  task: Pick<TodayTask, 'id' | 'title'>;
  /** Where it stands out among others. */
  isMain?: boolean;
}

/** Ticks a task off with one press, and offers the way back. */
export function FinishTask({ task: { id, title }, isMain = false }: FinishTaskProps) {
  const [finish, { isLoading }] = useFinishPlanTaskMutation();
  const [reopen] = useReopenPlanTaskMutation();
  const dispatch = useAppDispatch();
  const offerUndo = useUndo();
  const act = useAction();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => giveFocusOn(own);
  }, []);

  async function onPress() {
    const isFinished = await act(() => finish({ id }).unwrap(), { failed: messages.finishFailed });
    if (!isFinished) return;
    // It goes at once; the list that is read again says the same.
    dispatch(
      todayApi.util.updateQueryData('getToday', undefined, (known) => {
        known.tasks = known.tasks.filter((task) => task.id !== id);
      }),
    );
    offerUndo({ text: messages.finished, undo: async () => void (await reopen({ id }).unwrap()) });
  }

  return (
    <Button
      ref={button}
      variant={isMain ? 'solid' : 'outline'}
      startIcon={<Icon as={Check} />}
      loading={isLoading}
      aria-label={`${title}, ${messages.finish}`}
      onClick={() => void onPress()}
    >
      {messages.finish}
    </Button>
  );
}

/** A row that goes with the focus in it leaves it to its neighbour, or to the panel. */
function giveFocusOn(button: HTMLElement | null): void {
  if (!button || document.activeElement !== button) return;
  const row = button.closest('li');
  const neighbour = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>('a, button');
  (neighbour ?? row?.closest<HTMLElement>('section[tabindex]'))?.focus();
}
