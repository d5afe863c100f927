import { type ReactNode, useState } from 'react';
import type { LibraryDocument, LibraryFolder } from '@portal/domain/library/document';
import { NO_FOLDER } from '@portal/domain/library/documents.contract';
import { MouseCarry } from '@portal/ui/mouse-carry';
import { useMoveDocuments } from '../change/use-move-documents.ts';
import { useChosen } from '../choose/chosen-context.ts';
import { chosen as words } from '../messages.ts';

interface CarryDocumentsProps {
  folders: readonly LibraryFolder[];
  children: ReactNode;
}

/** Lets documents be put into folders with the mouse; one that is chosen takes all chosen ones with it. */
export function CarryDocuments({ folders, children }: CarryDocumentsProps) {
  const { chosen } = useChosen();
  const [carried, setCarried] = useState<readonly LibraryDocument[]>([]);
  const move = useMoveDocuments(folders);
  const [first] = carried;
  return (
    <MouseCarry
      carried={first ? (carried.length > 1 ? words.count(carried.length) : first.name) : null}
      onLift={(data) => {
        const one = data as LibraryDocument;
        setCarried(chosen?.has(one.id) ? [...chosen.values()] : [one]);
      }}
      onDrop={(folder) => {
        if (folder !== null) void move(carried, folder === NO_FOLDER ? null : folder);
        setCarried([]);
      }}
      onCancel={() => setCarried([])}
    >
      {children}
    </MouseCarry>
  );
}
