import {
  type Announcements,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { MESSAGES } from '../messages.ts';

/** A press that moves less is a click; a finger that rests shorter scrolls. */
const MOUSE = { activationConstraint: { distance: 4 } };
const TOUCH = { activationConstraint: { delay: 150, tolerance: 8 } };
const KEYS = { coordinateGetter: sortableKeyboardCoordinates };

/** Mouse, finger and keys: Space picks a row up and puts it down, the arrows carry it, Escape takes it back. */
export function useSortingSensors() {
  return useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH), useSensor(KeyboardSensor, KEYS));
}

/** A list has one direction. */
export const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** What a screen reader says while a row is carried, with places counted from 1. */
export function useAnnouncements(
  nameOf: (id: UniqueIdentifier) => string,
  indexOf: (id: UniqueIdentifier) => number,
): Announcements {
  // A row that was just picked up lies over its own place: that is no move yet.
  const place = useRef<UniqueIdentifier | undefined>(undefined);
  return {
    onDragStart({ active }) {
      place.current = active.id;
      return MESSAGES.dragPicked(nameOf(active.id), indexOf(active.id) + 1);
    },
    onDragOver({ active, over }) {
      if (!over || over.id === place.current) return undefined;
      place.current = over.id;
      return MESSAGES.dragMoved(nameOf(active.id), indexOf(over.id) + 1);
    },
    onDragEnd: ({ active, over }) => MESSAGES.dragDropped(nameOf(active.id), indexOf((over ?? active).id) + 1),
    onDragCancel: ({ active }) => MESSAGES.dragCanceled(nameOf(active.id)),
  };
}
