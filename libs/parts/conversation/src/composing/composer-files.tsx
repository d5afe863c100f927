import { chakra } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { Announcements } from '@portal/upload/announcements';
import { FileList } from '@portal/upload/file-list';
import { FileRow } from '@portal/upload/file-row';
import { UploadRow } from '@portal/upload/upload-row';
import type { Uploads } from '@portal/upload/use-uploads';
import { useConversationWords } from '../words.ts';

interface ComposerFilesProps {
  files: readonly FileRef[];
  uploads: Uploads;
  onRemove: (id: string) => void;
  /** A row has gone, and its buttons with it. */
  onGone: () => void;
  /** What to do about a file begins here. */
  ref?: Ref<HTMLElement>;
}

/** What goes with the message: what has arrived, and how far the rest is. */
export function ComposerFiles({ files, uploads, onRemove, onGone, ref }: ComposerFilesProps) {
  const { composer: words } = useConversationWords();
  const { uploads: going, policy, ...actions } = uploads;
  const refused = going.filter(({ status }) => status === 'REFUSED');
  const coming = going.filter(({ status }) => status !== 'REFUSED');
  const rowOf = (upload: (typeof going)[number]) => (
    <UploadRow key={upload.id} upload={upload} policy={policy} actions={actions} onGone={onGone} />
  );
  return (
    <>
      {files.length + going.length > 0 && (
        <chakra.section
          ref={ref}
          tabIndex={-1}
          aria-label={words.files}
          maxH="14rem"
          overflowY="auto"
          px="3"
          pt="3"
          _focusVisible={{ layerStyle: 'focus' }}
        >
          <chakra.p textStyle="caption" color="fg.muted" mb="1.5">
            {words.fileCount(files.length + coming.length)}
          </chakra.p>
          <FileList>
            {/* What is not taken is seen without looking through the others. */}
            {refused.map(rowOf)}
            {files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                onRemove={() => {
                  onRemove(file.id);
                  onGone();
                }}
              />
            ))}
            {coming.map(rowOf)}
          </FileList>
        </chakra.section>
      )}
      <Announcements uploads={going} policy={policy} />
    </>
  );
}
