import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useState } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { late } from '@portal/ui/late';
import { useUploadWords } from '../upload-words.ts';
import { fileAddress } from './file-address.ts';
import { FileIcon, kindOf } from './file-icon.tsx';
import { shownName } from './file-words.ts';
import { useRenewFile } from './renew-file.ts';

const PreviewDialog = late(() => import('./preview-dialog.tsx').then((module) => ({ default: module.PreviewDialog })));

/** The small picture of an image, which opens the whole of it; an icon for any other file. */
export function FilePreview({ file }: { file: FileRef }) {
  const words = useUploadWords();
  const renew = useRenewFile(file);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [broken, setBroken] = useState<string>();
  const name = shownName(file.name);
  const small = fileAddress(file.previewUrl);
  if (kindOf(name) !== 'IMAGE') return <FileIcon name={name} />;
  return (
    <>
      <chakra.button
        type="button"
        aria-label={words.preview(name)}
        position="relative"
        display="grid"
        placeItems="center"
        boxSize="full"
        minW="10"
        minH="10"
        overflow="hidden"
        borderRadius="l1"
        cursor="zoom-in"
        _after={{ content: '""', position: 'absolute', inset: '-2px' }}
        onClick={() => {
          setIsOpen(true);
          setWasOpen(true);
        }}
      >
        {small && small !== broken ? (
          <chakra.img
            src={small}
            alt=""
            loading="lazy"
            decoding="async"
            position="absolute"
            inset="0"
            boxSize="full"
            objectFit="cover"
            onError={() => {
              setBroken(small);
              void renew();
            }}
          />
        ) : (
          <FileIcon name={name} />
        )}
      </chakra.button>
      {wasOpen && (
        <Suspense fallback={null}>
          <PreviewDialog file={file} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
