import type { PlanTaskState } from '@portal/domain/planning/plan-task';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { todo as words } from '../messages.ts';

interface NoTasksProps {
  state: PlanTaskState;
  /** Takes the filters away, where they are why nothing is here. */
  onReset?: () => void;
}

/** Nothing to do, or nothing that fits what is chosen. */
export function NoTasks({ state, onReset }: NoTasksProps) {
  if (onReset)
    return (
      <EmptyState
        name="search-empty"
        title={words.nothingFound}
        action={
          <Button variant="outline" onClick={onReset}>
            {words.reset}
          </Button>
        }
      />
    );
  return (
    <EmptyState name="plan-empty" title={words.none[state]}>
      {words.noneHelp}
    </EmptyState>
  );
}
