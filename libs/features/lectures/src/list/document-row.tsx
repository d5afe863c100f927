import { chakra } from '@chakra-ui/react/styled-system';
import type { LibraryDocument } from '@portal/domain/library/document';
import { useCarried } from '../carry/use-carried.ts';
import { DocumentMenu } from '../change/document-menu.tsx';
import { ChooseDocument } from '../choose/choose-document.tsx';
import { DocumentFactsLine } from './document-facts-line.tsx';
import { DocumentName } from './document-name.tsx';
import { FoundText } from './found-text.tsx';
import { KindBadge } from './kind-badge.tsx';

export interface DocumentItemProps {
  document: LibraryDocument;
  searched: string;
  isOpen: boolean;
  onOpen: () => void;
}

/** One document as a line: what it is, where its searched words stand, and what can be done with it. */
export function DocumentRow({ document, searched, isOpen, onOpen }: DocumentItemProps) {
  const { kind, file, excerpt, tags } = document;
  return (
    <chakra.li
      {...useCarried(document)}
      position="relative"
      display="flex"
      alignItems="center"
      columnGap="3"
      ps="3"
      pe="1"
      py="2.5"
      minH="3.75rem"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      _hover={{ bg: 'bg.subtle' }}
      {...(isOpen && { bg: 'celadon.subtle', boxShadow: 'inset 3px 0 0 {colors.celadon.solid}' })}
    >
      <ChooseDocument document={document} />
      <KindBadge kind={kind} fileName={file.name} />
      <chakra.div flex="1" minW="0" display="grid" gap="0.5" justifyItems="start">
        <DocumentName document={document} searched={searched} isOpen={isOpen} onOpen={onOpen} />
        {excerpt && (
          <chakra.p textStyle="body.sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
            <FoundText text={excerpt} searched={searched} />
          </chakra.p>
        )}
        <DocumentFactsLine document={document} />
        {tags.length > 0 && (
          <chakra.p textStyle="caption" color="fg.muted" lineClamp="1" overflowWrap="anywhere">
            <FoundText text={tags.map((tag) => `# ${tag}`).join('  ')} searched={searched} />
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div position="relative">
        <DocumentMenu document={document} />
      </chakra.div>
    </chakra.li>
  );
}
