import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { FileLink } from '@portal/upload/file-link';
import { FilePreview } from '@portal/upload/file-preview';
import { RenewFileContext } from '@portal/upload/renew-file';

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
    <div className="message-bubble" data-mine={isMine || undefined} data-pending={isPending || undefined}>
      {above}
      {content && (
        <p className="message-words" dir="auto">
          {content}
        </p>
      )}
      {children}
    </div>
  );
}

interface MessageFilesProps {
  files: readonly FileRef[];
  /** Asks for the message again. */
  onRenew?: (() => Promise<unknown>) | null;
}

/** The files of a message, to look at and to download. */
export function MessageFiles({ files, onRenew = null }: MessageFilesProps) {
  if (files.length === 0) return null;
  return (
    <RenewFileContext value={onRenew}>
      <chakra.ul role="list" listStyleType="none" display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)">
        {files.map((file) => (
          <chakra.li
            key={file.id}
            display="grid"
            gridTemplateColumns="auto minmax(0, 1fr)"
            gap="2.5"
            alignItems="center"
          >
            <chakra.span
              display="grid"
              placeItems="center"
              boxSize="10"
              color="fg.muted"
              bg="bg.muted"
              borderRadius="l1"
            >
              <FilePreview file={file} />
            </chakra.span>
            <FileLink file={file} withSize touch />
          </chakra.li>
        ))}
      </chakra.ul>
    </RenewFileContext>
  );
}
