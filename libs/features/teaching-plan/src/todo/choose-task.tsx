import { chakra } from '@chakra-ui/react/styled-system';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { Checkbox } from '@portal/ui/checkbox';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { bulk } from '../messages.ts';

export interface Choice {
  chosen: ReadonlySet<string>;
  choose: (id: string, isChosen: boolean) => void;
}

/** The box that chooses a task; what is done on a page of its own has none, and keeps its place. */
export function ChooseTask({ task: { id, title, action }, chosen, choose }: Choice & { task: TodayTask }) {
  if (action.kind !== 'FINISH_TASK') return <chakra.span w="5" flexShrink="0" />;
  return (
    <Checkbox checked={chosen.has(id)} onChange={(event) => choose(id, event.target.checked)}>
      <VisuallyHidden>{bulk.chooseOne(title)}</VisuallyHidden>
    </Checkbox>
  );
}
