import { chakra } from '@chakra-ui/react/styled-system';
import { hasPages } from '@portal/board/file-pages';
import type { FileRef } from '@portal/domain/assets/file';
import type { PageMark } from '@portal/domain/coursework/marks';
import { FileCard } from '../files/file-card.tsx';
import { PagesView } from './pages-view.tsx';

interface Props {
  files: readonly FileRef[];
  label: string;
  /** What is drawn on them, by the id of the file. */
  marks?: ReadonlyMap<string, readonly PageMark[]> | undefined;
}

const NONE: readonly PageMark[] = [];

/** What was handed in, one below the other: pictures and PDFs large, with what is drawn on them; everything else as a card. */
export function FileViews({ files, label, marks }: Props) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      {files.map((file) => (
        <li key={file.id}>
          {hasPages(file) ? <PagesView file={file} marks={marks?.get(file.id) ?? NONE} /> : <FileCard file={file} />}
        </li>
      ))}
    </chakra.ul>
  );
}
