import { chakra } from '@chakra-ui/react/styled-system';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import { MESSAGES } from '../messages.ts';
import { focusMove } from './move-buttons.tsx';
import { SortableRow } from './sortable-row.tsx';
import { upAndDown, useAnnouncements, useSortingSensors } from './sorting.ts';

export interface SortableListProps<T extends { id: string }> {
  /** Names the list: 커리큘럼 */
  label: string;
  items: readonly T[];
  /** Names an item in its buttons and in what is announced: 3회차 */
  nameOf: (item: T, index: number) => string;
  onMove: (from: number, to: number) => void;
  /** What stands in a row. */
  children: (item: T, index: number) => ReactNode;
  /** Further buttons of a row, after those that move it. */
  actions?: ((item: T, index: number) => ReactNode) | undefined;
  readOnly?: boolean | undefined;
}

/**
 * Rows in an order of the visitor's own: dragged by their handle with mouse, finger or keys, or moved by buttons. It
 * brings dnd-kit (15 KB): a page that loads at once must not import it.
 */
export function SortableList<T extends { id: string }>(props: SortableListProps<T>) {
  const { label, items, nameOf, onMove, children, actions, readOnly = false } = props;
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<{ id: string; way: string } | null>(null);
  const [said, setSaid] = useState('');
  const hintId = useId();
  const sensors = useSortingSensors();
  const indexOf = (id: unknown) => items.findIndex((item) => item.id === id);
  const name = (index: number) => (items[index] ? nameOf(items[index], index) : '');
  const announcements = useAnnouncements((id) => name(indexOf(id)), indexOf);

  // The browser drops the focus of a row that is put elsewhere.
  useEffect(() => {
    if (!next.current) return;
    const { id, way } = next.current;
    const row = [...(list.current?.children ?? [])].find((child) => child.getAttribute('data-id') === id);
    if (way === 'handle') row?.querySelector<HTMLElement>('[data-handle]')?.focus();
    else focusMove(row, way);
    next.current = null;
  });

  function move(from: number, to: number, way = to < from ? 'up' : 'down') {
    const item = items[from];
    if (!item || to < 0 || to >= items.length || to === from) return;
    next.current = { id: item.id, way };
    setSaid(MESSAGES.dragMoved(name(from), to + 1));
    onMove(from, to);
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    if (over && active.id !== over.id) onMove(indexOf(active.id), indexOf(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: '' },
      }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy} disabled={readOnly}>
        <chakra.ul
          ref={list}
          aria-label={label}
          listStyleType="none"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="3"
        >
          {items.map((item, index) => (
            <SortableRow
              key={item.id}
              id={item.id}
              name={name(index)}
              index={index}
              count={items.length}
              hintId={hintId}
              readOnly={readOnly}
              onMove={move}
              actions={actions?.(item, index)}
            >
              {children(item, index)}
            </SortableRow>
          ))}
        </chakra.ul>
      </SortableContext>
      <VisuallyHidden id={hintId}>{MESSAGES.dragHint}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DndContext>
  );
}
