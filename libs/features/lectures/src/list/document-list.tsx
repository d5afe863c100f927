import { chakra } from '@chakra-ui/react/styled-system';
import type { LibraryDocument } from '@portal/domain/library/document';
import { list as words } from '../messages.ts';
import type { LibraryView } from '../view/library-view.ts';
import { DocumentRow } from './document-row.tsx';
import { DocumentTile } from './document-tile.tsx';

interface DocumentListProps {
  documents: readonly LibraryDocument[];
  view: LibraryView;
  onView: (change: Partial<LibraryView>) => void;
}

/** The documents of a page, as lines or as tiles. */
export function DocumentList({ documents, view: { look, text, document: opened }, onView }: DocumentListProps) {
  const Item = look === 'tiles' ? DocumentTile : DocumentRow;
  return (
    <chakra.ul
      aria-label={words.label}
      listStyleType="none"
      {...(look === 'tiles'
        ? { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))', gap: '3' }
        : { layerStyle: 'sheet', overflow: 'hidden' })}
    >
      {documents.map((document) => (
        <Item
          key={document.id}
          document={document}
          searched={text}
          isOpen={document.id === opened}
          onOpen={() => onView({ document: document.id })}
        />
      ))}
    </chakra.ul>
  );
}
