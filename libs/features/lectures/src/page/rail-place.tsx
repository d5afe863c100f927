import { chakra } from '@chakra-ui/react/styled-system';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Icon } from '@portal/ui/icon';
import { FolderRail, type LibraryFacts } from '../folders/folder-rail.tsx';
import { rail as words } from '../messages.ts';
import type { LibraryView } from '../view/library-view.ts';

interface RailPlaceProps {
  library: LibraryFacts;
  view: LibraryView;
  isBeside: boolean;
  onView: (change: Partial<LibraryView>) => void;
}

/** Folders and tags beside the list, or in a sheet where there is no room. */
export function RailPlace({ library, view, isBeside, onView }: RailPlaceProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isBeside) return <FolderRail library={library} view={view} onView={onView} />;
  const { folder, tag, isHidden } = view;
  const name = library.folders.find(({ id }) => id === folder)?.name;
  const now = isHidden ? words.hidden : (name ?? (folder === null ? words.all : words.unfiled));
  return (
    <>
      <Button
        variant="outline"
        wide
        justifyContent="start"
        aria-label={`${tag === null ? now : `${now} # ${tag}`} ${words.open}`}
        startIcon={<Icon as={FolderTree} size={18} />}
        onClick={() => setIsOpen(true)}
      >
        <chakra.span truncate>{tag === null ? now : `${now} # ${tag}`}</chakra.span>
      </Button>
      <Dialog open={isOpen} title={words.label} onClose={() => setIsOpen(false)}>
        <FolderRail
          library={library}
          view={view}
          onView={(change) => {
            onView(change);
            setIsOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
