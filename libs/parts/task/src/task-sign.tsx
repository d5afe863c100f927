import { chakra } from '@chakra-ui/react/styled-system';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { Icon } from '@portal/ui/icon';
import { taskLook } from './task-look.ts';

/** What kind of thing there is to do, for the eye: the words beside it say the same. */
export function TaskSign({ task }: { task: Pick<TodayTask, 'type' | 'action'> }) {
  const [icon, palette] = taskLook(task);
  return (
    <chakra.span
      aria-hidden
      colorPalette={palette}
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize="9"
      borderRadius="full"
      bg="colorPalette.muted"
      color="colorPalette.fg"
      _highContrast={{ borderWidth: '1px' }}
    >
      <Icon as={icon} />
    </chakra.span>
  );
}
