import { chakra } from '@chakra-ui/react/styled-system';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { Icon } from '@portal/ui/icon';
import { chipWords } from './chip-words.ts';
import { taskLook } from './task-look.ts';

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minW: '0',
    minH: '6',
    px: '1.5',
    borderRadius: 'sm',
    bg: 'colorPalette.muted',
    color: 'colorPalette.fg',
    textStyle: 'caption',
    fontWeight: '600',
    _highContrast: { borderWidth: '1px' },
    '& > span': { minW: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

/** A task where there is little room: its sign and a few words, in red once its time is over. */
export function TaskChip({ task }: { task: Pick<TodayTask, 'type' | 'action' | 'isOverdue'> }) {
  const [icon, palette] = taskLook(task);
  return (
    <Chip colorPalette={task.isOverdue ? 'camellia' : palette}>
      <Icon as={icon} size={16} />
      <span>{chipWords(task)}</span>
    </Chip>
  );
}
