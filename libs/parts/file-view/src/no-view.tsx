import { chakra } from '@chakra-ui/react/styled-system';
import { use } from 'react';
import { shownName, shownSize } from '@portal/upload/file-words';
import { DownloadBesideContext, DownloadButton } from './download-button.tsx';
import { type FileViewWords, useFileViewWords } from './file-view-words.ts';
import type { ViewedFile } from './viewed-file.ts';

interface NoViewProps {
  file: ViewedFile;
  why: keyof FileViewWords['failures'];
}

/** In the place of a file that is not shown: what it is, why it is not, and the way to have it. */
export function NoView({ file, why }: NoViewProps) {
  const words = useFileViewWords();
  const isBeside = use(DownloadBesideContext);
  return (
    <chakra.div layerStyle="sheet" px="6" py="8" display="grid" justifyItems="center" gap="1" textAlign="center">
      <chakra.p textStyle="title.sm" overflowWrap="anywhere">
        {shownName(file.name)}
      </chakra.p>
      <chakra.p textStyle="caption" color="fg.muted">
        {shownSize(file.size)}
      </chakra.p>
      <chakra.p mt="3" textWrap="balance">
        {words.failures[why]}
      </chakra.p>
      {file.url !== null && (
        <>
          <chakra.p textStyle="body.sm" color="fg.muted" textWrap="balance">
            {words.toDownload}
          </chakra.p>
          {!isBeside && (
            <chakra.div mt="3">
              <DownloadButton file={file} />
            </chakra.div>
          )}
        </>
      )}
    </chakra.div>
  );
}
