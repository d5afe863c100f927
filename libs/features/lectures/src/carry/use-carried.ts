import { useDraggable } from '@dnd-kit/core';
import type { MouseEventHandler } from 'react';
import type { LibraryDocument } from '@portal/domain/library/document';

/** Lets a row be carried to a folder with the mouse; the menu does the same by keys. */
export function useCarried(document: LibraryDocument) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: document.id, data: document });
  return {
    ref: setNodeRef,
    onMouseDown: listeners?.['onMouseDown'] as MouseEventHandler | undefined,
    opacity: isDragging ? 0.5 : undefined,
  };
}
