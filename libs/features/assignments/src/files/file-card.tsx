import { chakra } from '@chakra-ui/react/styled-system';
import { Download } from 'lucide-react';
import type { FileRef } from '@portal/domain/assets/file';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { fileAddress } from '@portal/upload/file-address';
import { FilePreview } from '@portal/upload/file-preview';
import { shownName, shownSize } from '@portal/upload/file-words';
import { work as words } from '../grading-messages.ts';

interface Props {
  file: FileRef;
  /** Why it is not shown itself. */
  note?: string;
}

/** A file that is not shown: what it is called, how large it is, and the way to have it. */
export function FileCard({ file, note = words.notShown }: Props) {
  const name = shownName(file.name);
  return (
    <chakra.div layerStyle="sheet" px="4" py="3" display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <chakra.span aria-hidden boxSize="10" display="grid" placeItems="center" inert>
        <FilePreview file={{ ...file, previewUrl: null }} />
      </chakra.span>
      <chakra.div flex="1 1 10rem" minW="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          {shownSize(file.size)} · {note}
        </chakra.p>
      </chakra.div>
      <Button variant="outline" asChild>
        <a
          href={fileAddress(file.url)}
          download={name}
          rel="noopener noreferrer"
          aria-label={`${name} ${words.download}`}
        >
          <Icon as={Download} /> {words.download}
        </a>
      </Button>
    </chakra.div>
  );
}
