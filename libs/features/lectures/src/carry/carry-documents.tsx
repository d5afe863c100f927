import { chakra } from '@chakra-ui/react/styled-system';
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { LibraryDocument, LibraryFolder } from '@portal/domain/library/document';
import { NO_FOLDER } from '@portal/domain/library/documents.contract';
import { useMoveDocuments } from '../change/use-move-documents.ts';
import { useChosen } from '../choose/chosen-context.ts';
import { chosen as words } from '../messages.ts';

interface CarryDocumentsProps {
  folders: readonly LibraryFolder[];
  children: ReactNode;
}

const MOUSE = { activationConstraint: { distance: 6 } };
// A toast says what happened, in Korean.
const silent = () => undefined;
const ACCESSIBILITY = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
};

/** Lets documents be put into folders with the mouse; one that is chosen takes all chosen ones with it. */
export function CarryDocuments({ folders, children }: CarryDocumentsProps) {
  const { chosen } = useChosen();
  const [carried, setCarried] = useState<readonly LibraryDocument[]>([]);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE));
  const move = useMoveDocuments(folders);

  function drop({ over }: DragEndEvent) {
    if (over) void move(carried, over.id === NO_FOLDER ? null : String(over.id));
    setCarried([]);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={ACCESSIBILITY}
      onDragStart={({ active }) => {
        const one = active.data.current as LibraryDocument;
        setCarried(chosen?.has(one.id) ? [...chosen.values()] : [one]);
      }}
      onDragEnd={drop}
      onDragCancel={() => setCarried([])}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {carried[0] && (
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
            {carried.length > 1 ? words.count(carried.length) : carried[0].name}
          </chakra.p>
        )}
      </DragOverlay>
    </DndContext>
  );
}
