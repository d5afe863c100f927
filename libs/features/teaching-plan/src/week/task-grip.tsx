import { chakra } from '@chakra-ui/react/styled-system';
import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import { Icon } from '@portal/ui/icon';
import { carry as words } from '../week-messages.ts';
import { type Carry, useCarry } from './carry-context.ts';

const Grip = chakra('button', {
  base: {
    display: { base: 'none', xl: 'grid' },
    placeItems: 'center',
    flexShrink: 0,
    w: '6',
    h: '9',
    ms: '-2',
    color: 'fg.subtle',
    borderRadius: 'l2',
    cursor: 'grab',
    _hover: { bg: 'bg.muted', color: 'fg' },
    _pressed: { bg: 'celadon.muted', color: 'fg', cursor: 'grabbing' },
  },
});

/** By this a task is carried to a day of the week: dragged, or lifted with Space and led by the arrows. */
export function TaskGrip({ task }: { task: PlanTask }) {
  const carry = useCarry();
  const { setNodeRef, listeners } = useDraggable({ id: task.id, data: task });
  if (!carry) return null;
  const isCarried = carry.task?.id === task.id;
  return (
    <Grip
      ref={setNodeRef}
      type="button"
      aria-label={words.grip(task.title)}
      aria-pressed={isCarried}
      title={words.gripHint}
      onMouseDown={listeners?.['onMouseDown'] as never}
      onKeyDown={(event) => onKey(event, carry, task, isCarried)}
    >
      <Icon as={GripVertical} />
    </Grip>
  );
}

function onKey(event: KeyboardEvent, carry: Carry, task: PlanTask, isCarried: boolean): void {
  const act = isCarried
    ? {
        ' ': carry.drop,
        Enter: carry.drop,
        Escape: carry.cancel,
        Tab: carry.cancel,
        ArrowDown: () => carry.step(1),
        ArrowRight: () => carry.step(1),
        ArrowUp: () => carry.step(-1),
        ArrowLeft: () => carry.step(-1),
      }[event.key]
    : { ' ': () => carry.lift(task), Enter: () => carry.lift(task) }[event.key];
  if (!act) return;
  if (event.key !== 'Tab') event.preventDefault();
  act();
}
