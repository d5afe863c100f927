import { chakra } from '@chakra-ui/react/styled-system';
import type { FileRef } from '@portal/domain/assets/file';
import { FileCard } from '../files/file-card.tsx';
import { PictureView } from './picture-view.tsx';

/** What a browser draws by itself; the server makes a small one of these alone. */
const isPicture = ({ contentType }: FileRef) => /^image\/(?:png|jpe?g|gif|webp|avif)$/.test(contentType);

/** What was handed in, one below the other: pictures large, everything else as a card. */
export function FileViews({ files, label }: { files: readonly FileRef[]; label: string }) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      {files.map((file) => (
        <li key={file.id}>{isPicture(file) ? <PictureView file={file} /> : <FileCard file={file} />}</li>
      ))}
    </chakra.ul>
  );
}
