import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { Dialog } from '@portal/ui/dialog';
import { useUploadWords } from '../upload-words.ts';
import { fileAddress } from './file-address.ts';
import { FileLink } from './file-link.tsx';
import { FileName } from './file-name.tsx';
import { shownName } from './file-words.ts';
import { useRenewFile } from './renew-file.ts';

interface PreviewDialogProps {
  file: FileRef;
  open: boolean;
  onClose: () => void;
}

/** An image as large as the window allows, and the way to download it. */
export function PreviewDialog({ file, open, onClose }: PreviewDialogProps) {
  const words = useUploadWords();
  const renew = useRenewFile(file);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const name = shownName(file.name);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FileName name={name} />}
      size="lg"
      closeLabel={words.previewClose}
      footer={
        <span lang={words.lang}>
          <FileLink file={file} withSize touch />
        </span>
      }
    >
      {brokenUrl === file.url ? (
        <p role="status" lang={words.lang}>
          {words.previewBroken}
        </p>
      ) : (
        <chakra.img
          src={fileAddress(file.url)}
          alt={name}
          mx="auto"
          maxW="full"
          maxH="65dvh"
          objectFit="contain"
          bg="bg.muted"
          borderRadius="l1"
          onError={() => {
            setBrokenUrl(file.url);
            void renew();
          }}
        />
      )}
    </Dialog>
  );
}
