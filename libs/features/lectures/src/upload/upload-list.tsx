import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { Announcements } from '@portal/upload/announcements';
import { FileList } from '@portal/upload/file-list';
import { shownName } from '@portal/upload/file-words';
import { UploadRow } from '@portal/upload/upload-row';
import type { Uploads } from '@portal/upload/use-uploads';
import { list as words } from '../messages.ts';
import type { useLibraryUploads } from './use-library-uploads.ts';

interface UploadListProps extends ReturnType<typeof useLibraryUploads> {
  uploads: Uploads;
  /** A row has left while the focus was in it. */
  onGone: () => void;
}

/** What is on its way into the library, above what is there. */
export function UploadList({ uploads: { uploads, policy, ...actions }, arrived, keep, onGone }: UploadListProps) {
  return (
    <>
      {uploads.length + arrived.length > 0 && (
        <chakra.section aria-label={words.uploading} mb="3">
          <FileList>
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} policy={policy} actions={actions} onGone={onGone} />
            ))}
            {arrived.map(({ file, isFailed }) => (
              <chakra.li
                key={file.id}
                layerStyle="sheet"
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                gap="3"
                px="3"
                py="2"
              >
                <chakra.span flex="1" minW="8rem" overflowWrap="anywhere">
                  {shownName(file.name)}
                </chakra.span>
                <chakra.span role="status" textStyle="caption" color={isFailed ? 'fg.error' : 'fg.muted'}>
                  {isFailed ? words.keepFailed : words.keeping}
                </chakra.span>
                {isFailed && (
                  <Button size="sm" variant="outline" onClick={() => void keep(file)}>
                    {words.keepAgain}
                  </Button>
                )}
              </chakra.li>
            ))}
          </FileList>
        </chakra.section>
      )}
      <Announcements uploads={uploads} policy={policy} />
    </>
  );
}
