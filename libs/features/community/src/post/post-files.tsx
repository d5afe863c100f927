import { chakra } from '@chakra-ui/react/styled-system';
import type { PostFile } from '@portal/domain/community/post';
import { fileAddress } from '@portal/upload/file-address';
import { FileLink } from '@portal/upload/file-link';
import { FileRow } from '@portal/upload/file-row';
import { post as words } from '../post-messages.ts';
import { isPicture } from './is-picture.ts';

const Columns = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
    gap: '2',
    alignItems: 'start',
    maxW: '38.75rem',
  },
});

/** What hangs on a post: pictures with what they show, everything else with its type and size. */
export function PostFiles({ files }: { files: readonly PostFile[] }) {
  if (files.length === 0) return null;
  return (
    <Columns aria-label={words.files}>
      {files.map((one) =>
        isPicture(one.file) ? <Picture key={one.file.id} {...one} /> : <FileRow key={one.file.id} file={one.file} />,
      )}
    </Columns>
  );
}

function Picture({ file, text }: PostFile) {
  return (
    <chakra.li layerStyle="sheet" overflow="hidden" minW="0">
      <chakra.img
        src={fileAddress(file.previewUrl ?? file.url)}
        alt={text}
        loading="lazy"
        decoding="async"
        w="full"
        aspectRatio="4 / 3"
        objectFit="contain"
        bg="bg.muted"
      />
      <chakra.div px="3" py="2" textStyle="body.sm">
        <FileLink file={file} withSize touch />
      </chakra.div>
    </chakra.li>
  );
}
