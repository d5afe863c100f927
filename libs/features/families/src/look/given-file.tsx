import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { PdfPages } from '@portal/board/pdf-pages';
import { DownloadBesideContext, DownloadButton } from '@portal/file-view/download-button';
import { FileView } from '@portal/file-view/file-view';

type GivenFileProps = Omit<ComponentProps<typeof FileView>, 'pdfPages'>;

/** A file as it is read here, and the way to have it where that is allowed. */
export function GivenFile(props: GivenFileProps) {
  return (
    <chakra.div maxH="75dvh" display="grid" gridTemplateRows="auto minmax(0, auto)" gap="2">
      <chakra.div display="flex" justifyContent="end">
        <DownloadButton file={props.file} />
      </chakra.div>
      <DownloadBesideContext value>
        <FileView {...props} pdfPages={PdfPages} />
      </DownloadBesideContext>
    </chakra.div>
  );
}
