import { chakra } from '@chakra-ui/react/styled-system';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../base/icon.tsx';
import { MESSAGES } from '../messages.ts';
import { MoveButtons } from './move-buttons.tsx';

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto' },
    gridTemplateAreas: { base: '"handle name actions" "content content content"', md: '"handle content actions"' },
    columnGap: '2',
    p: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    '&[data-dragging]': { zIndex: 1, boxShadow: 'md', borderColor: 'celadon.solid' },
  },
});

const Handle = chakra('button', {
  base: {
    gridArea: 'handle',
    display: 'grid',
    placeItems: 'center',
    // No wider than a finger: with large text the buttons beside it need the room.
    w: 'min({sizes.touch}, 44px)',
    h: 'touch',
    color: 'fg.subtle',
    borderRadius: 'l2',
    cursor: 'grab',
    // The finger drags the row and not the page.
    touchAction: 'none',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '[data-dragging] > &': { cursor: 'grabbing' },
  },
});

interface SortableRowProps {
  id: string;
  name: string;
  index: number;
  count: number;
  /** Says how to move a row. */
  hintId: string;
  readOnly: boolean;
  onMove: (from: number, to: number, way?: string) => void;
  actions: ReactNode;
  children: ReactNode;
}

/** A row that can be carried: its handle, what stands in it, and the buttons that move it by one place. */
export function SortableRow({ id, name, index, count, hintId, readOnly, onMove, actions, children }: SortableRowProps) {
  const sortable = useSortable({ id, attributes: { roleDescription: MESSAGES.dragHandle } });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;

  // The arrows alone move a row at once; while it is carried they belong to the sensor.
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key];
    if (to !== undefined && !isDragging) {
      event.preventDefault();
      onMove(index, to, 'handle');
    } else {
      listeners?.['onKeyDown']?.(event);
    }
  }

  return (
    <Row
      ref={setNodeRef}
      data-id={id}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {!readOnly && (
        <>
          <Handle
            ref={setActivatorNodeRef}
            type="button"
            data-handle
            {...attributes}
            {...listeners}
            onKeyDown={onKeyDown}
            aria-label={MESSAGES.drag(name)}
            aria-describedby={hintId}
          >
            <Icon as={GripVertical} size={20} />
          </Handle>
          <chakra.span
            gridArea="name"
            alignSelf="center"
            textStyle="label"
            truncate
            aria-hidden
            display={{ md: 'none' }}
          >
            {name}
          </chakra.span>
          <chakra.span
            gridArea="actions"
            display="inline-flex"
            flexWrap="wrap"
            justifyContent="flex-end"
            alignItems="center"
            gap="2.5"
            minH="touch"
            px="1.5"
          >
            <MoveButtons name={name} index={index} count={count} onMove={onMove} />
            {actions}
          </chakra.span>
        </>
      )}
      <chakra.div gridArea="content" minW="0" alignSelf="center">
        {children}
      </chakra.div>
    </Row>
  );
}
