import { chakra } from '@chakra-ui/react/styled-system';
import type { LibraryDocument } from '@portal/domain/library/document';
import { list as words } from '../messages.ts';
import { FoundText } from './found-text.tsx';

const Face = chakra('button', {
  base: {
    textAlign: 'start',
    fontWeight: 'semibold',
    cursor: 'pointer',
    borderRadius: 'xs',
    overflowWrap: 'anywhere',
    // The whole row opens it.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' },
    _focusVisible: { outline: 'none', _after: { layerStyle: 'focus', outlineOffset: '-2px' } },
  },
});

interface DocumentNameProps {
  document: LibraryDocument;
  searched: string;
  isOpen: boolean;
  onOpen: () => void;
}

/** The name, by which it is opened; the row around it is its place. */
export function DocumentName({ document: { name }, searched, isOpen, onOpen }: DocumentNameProps) {
  return (
    <Face type="button" aria-label={words.open(name)} aria-current={isOpen || undefined} onClick={onOpen} lineClamp="2">
      <FoundText text={name} searched={searched} />
    </Face>
  );
}
