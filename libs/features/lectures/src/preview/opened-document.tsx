import { chakra } from '@chakra-ui/react/styled-system';
import { Maximize2, X } from 'lucide-react';
import { useState } from 'react';
import { useGetDocumentQuery } from '@portal/api/library/documents.api';
import type { DocumentDetail } from '@portal/domain/library/document';
import { QueryState } from '@portal/portal-core/query-state';
import { Dialog } from '@portal/ui/dialog';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { SkeletonText } from '@portal/ui/skeletons';
import { shownName } from '@portal/upload/file-words';
import { preview as words } from '../preview-messages.ts';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentView } from './document-view.tsx';

interface OpenedDocumentProps {
  id: string;
  /** Beside the list, or over the page where there is no room for both. */
  look: 'pane' | 'sheet';
  onClose: () => void;
}

/** The document that is looked at: itself, and what is known of it. */
export function OpenedDocument({ id, look, onClose }: OpenedDocumentProps) {
  const query = useGetDocumentQuery({ id });
  const name = shownName(query.currentData?.name ?? '') || words.label;
  const content = (
    <QueryState
      query={query}
      size="sm"
      failed={words.failed}
      skeleton={<SkeletonText lines={8} label={words.loading} />}
      gone={
        <EmptyState name="search-empty" size="sm" title={words.gone}>
          {words.goneBody}
        </EmptyState>
      }
    >
      {(document) => <Shown document={document} look={look} />}
    </QueryState>
  );
  if (look === 'sheet')
    return (
      <Dialog open title={name} size="lg" phone="full" onClose={onClose}>
        {content}
      </Dialog>
    );
  return (
    <chakra.aside
      aria-label={words.label}
      layerStyle="sheet"
      position="sticky"
      top="calc({sizes.header} + {spacing.4})"
      maxH="calc(100dvh - {sizes.header} - {spacing.8})"
      overflowY="auto"
      p="3"
    >
      <chakra.div display="flex" justifyContent="end" mb="1">
        <IconButton size="sm" label={words.close} icon={<Icon as={X} size={18} />} onClick={onClose} />
      </chakra.div>
      {content}
    </chakra.aside>
  );
}

function Shown({ document, look }: { document: DocumentDetail; look: OpenedDocumentProps['look'] }) {
  const [isLarge, setIsLarge] = useState(false);
  const { name } = document;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.div display="grid" gridTemplateRows="minmax(0, auto)" maxH={look === 'pane' ? '26rem' : '60dvh'}>
        {!isLarge && <DocumentView document={document} />}
      </chakra.div>
      {look === 'pane' && (
        <IconButton
          size="sm"
          variant="outline"
          justifySelf="end"
          mt="-2"
          label={words.large}
          icon={<Icon as={Maximize2} size={18} />}
          onClick={() => setIsLarge(true)}
        />
      )}
      <DocumentFacts document={document} />
      <Dialog open={isLarge} title={shownName(name)} size="lg" phone="full" onClose={() => setIsLarge(false)}>
        <chakra.div h="75dvh">{isLarge && <DocumentView document={document} />}</chakra.div>
      </Dialog>
    </chakra.div>
  );
}
