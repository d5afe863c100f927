import { chakra } from '@chakra-ui/react/styled-system';
import { DndContext, DragOverlay, MouseSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import type { ReactNode } from 'react';

interface MouseCarryProps {
  /** What lies under the pointer is called so; null while nothing is carried. */
  carried: string | null;
  /** `data` is what the draggable was given. */
  onLift: (data: unknown) => void;
  /** Over which droppable it is, by its id. */
  onOver?: (id: string | null) => void;
  onDrop: (id: string | null) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A press that moves less is a click. */
const MOUSE = { activationConstraint: { distance: 4 } };
// Whoever carries says what happens, in her own words.
const silent = () => undefined;
const ACCESSIBILITY = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
};

/** Things can be carried with the mouse from where they lie (`useDraggable`) to a place (`useDroppable`); keys have a way of their own. */
export function MouseCarry({ carried, onLift, onOver, onDrop, onCancel, children }: MouseCarryProps) {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE));
  const idOf = (over: { id: string | number } | null) => (over ? String(over.id) : null);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={ACCESSIBILITY}
      onDragStart={({ active }) => onLift(active.data.current)}
      onDragOver={({ over }) => onOver?.(idOf(over))}
      onDragEnd={({ over }) => onDrop(idOf(over))}
      onDragCancel={onCancel}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {carried !== null && (
          <chakra.p
            layerStyle="sheet"
            aria-hidden
            px="3"
            py="2"
            w="max-content"
            maxW="18rem"
            boxShadow="md"
            borderColor="celadon.solid"
            truncate
          >
            {carried}
          </chakra.p>
        )}
      </DragOverlay>
    </DndContext>
  );
}
