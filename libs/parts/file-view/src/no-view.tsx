import { chakra } from '@chakra-ui/react/styled-system';
import { Download } from 'lucide-react';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { fileAddress } from '@portal/upload/file-address';
import { shownName, shownSize } from '@portal/upload/file-words';
import { type FileViewWords, useFileViewWords } from './file-view-words.ts';
import type { ViewedFile } from './viewed-file.ts';

interface NoViewProps {
  file: ViewedFile;
  why: keyof FileViewWords['failures'];
}

/** In the place of a file that is not shown: what it is, why it is not, and the way to have it. */
export function NoView({ file: { name: ownName, size, url }, why }: NoViewProps) {
  const words = useFileViewWords();
  const name = shownName(ownName);
  const address = fileAddress(url);
  return (
    <chakra.div layerStyle="sheet" px="6" py="8" display="grid" justifyItems="center" gap="1" textAlign="center">
      <chakra.p textStyle="title.sm" overflowWrap="anywhere">
        {name}
      </chakra.p>
      <chakra.p textStyle="caption" color="fg.muted">
        {shownSize(size)}
      </chakra.p>
      <chakra.p mt="3" textWrap="balance">
        {words.failures[why]}
      </chakra.p>
      {address && (
        <>
          <chakra.p textStyle="body.sm" color="fg.muted" textWrap="balance">
            {words.toDownload}
          </chakra.p>
          <Button variant="outline" mt="3" asChild>
            <a href={address} download={name} rel="noopener noreferrer" aria-label={`${name} ${words.download}`}>
              <Icon as={Download} /> {words.download}
            </a>
          </Button>
        </>
      )}
    </chakra.div>
  );
}
