import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { FileLink } from '@portal/upload/file-link';
import { FilePreview } from '@portal/upload/file-preview';
import { NARROW } from '../narrow.ts';

const Bubble = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxW: { base: '85%', md: '34rem' },
    px: '3.5',
    py: '2',
    borderWidth: '1px',
    borderRadius: 'l3',
    overflowWrap: 'anywhere',
    [NARROW]: { maxW: 'full' },
  },
  variants: {
    mine: {
      true: { bg: 'celadon.subtle', borderColor: 'celadon.border', alignSelf: 'flex-end' },
      false: { bg: 'bg.panel', borderColor: 'border', alignSelf: 'flex-start' },
    },
    pending: { true: { borderStyle: 'dashed' } },
  },
});

interface MessageBubbleProps {
  isMine: boolean;
  isPending?: boolean;
  content: string;
  /** What it answers. */
  above?: ReactNode;
  children?: ReactNode;
}

/** What was written, and below it what came with it. */
export function MessageBubble({ isMine, isPending = false, content, above, children }: MessageBubbleProps) {
  return (
    <Bubble mine={isMine} pending={isPending}>
      {above}
      {content && (
        <chakra.p whiteSpace="pre-wrap" dir="auto">
          {content}
        </chakra.p>
      )}
      {children}
    </Bubble>
  );
}

/** The files of a message, to look at and to download. */
export function MessageFiles({ files }: { files: readonly FileRef[] }) {
  if (files.length === 0) return null;
  return (
    <chakra.ul role="list" listStyleType="none" display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)">
      {files.map((file) => (
        <chakra.li key={file.id} display="grid" gridTemplateColumns="auto minmax(0, 1fr)" gap="2.5" alignItems="center">
          <chakra.span display="grid" placeItems="center" boxSize="10" color="fg.muted" bg="bg.muted" borderRadius="l1">
            <FilePreview file={file} />
          </chakra.span>
          <FileLink file={file} withSize touch />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
