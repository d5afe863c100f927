import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useGetSubmissionMarksQuery } from '@portal/api/coursework/marks.api';
import { FilePages, hasPages } from '@portal/board/file-pages';
import type { FileRef } from '@portal/domain/assets/file';
import type { SubmissionMarks } from '@portal/domain/coursework/marks';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { Banner } from '@portal/ui/banner';
import { useIsSplit } from '@portal/ui/use-is-split';
import { fileAddress } from '@portal/upload/file-address';
import { FileCard } from '../files/file-card.tsx';
import { work } from '../grading-messages.ts';
import { useDesk } from './mark-desk.ts';
import { MarkTools } from './mark-tools.tsx';
import { MarkableFile } from './markable-file.tsx';
import { marks as words } from './marks-messages.ts';

/** What was handed in, one below the other, to draw on; what has no pages stands as a card. */
export function MarkedFiles({ submission: { id, attempt, files } }: { submission: GradedSubmission }) {
  const { currentData, isError } = useGetSubmissionMarksQuery({ id }, { refetchOnFocus: true });
  const isSplit = useIsSplit();
  const isMarkable = files.some(hasPages);
  // Marks of the attempt before belong to other pages.
  const marks = currentData?.attempt === attempt ? currentData : undefined;
  return (
    // A block: in a grid the tools would stay within their own row.
    <div>
      {isError && isMarkable && <Banner tone="warning" title={words.failed} />}
      {isSplit && isMarkable && marks && <MarkTools />}
      <chakra.ul
        aria-label={work.files}
        listStyleType="none"
        mt="3"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
      >
        {files.map((file) => (
          <li key={file.id}>
            <OneFile id={id} file={file} marks={marks} />
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}

interface OneFileProps {
  id: string;
  file: FileRef;
  marks: SubmissionMarks | undefined;
}

function OneFile({ id, file, marks }: OneFileProps) {
  const { zoom } = useDesk();
  const src = fileAddress(file.url);
  const there = marks?.files.find(({ fileId }) => fileId === file.id);
  const marked = useMemo(() => there ?? { fileId: file.id, version: 0, marks: [] }, [there, file.id]);
  if (!src || !hasPages(file)) return <FileCard file={file} />;
  if (marks) return <MarkableFile submissionId={id} attempt={marks.attempt} file={file} src={src} marked={marked} />;
  // Until the marks are there it can be read.
  return (
    <FilePages
      file={file}
      src={src}
      zoom={zoom}
      over={() => null}
      failed={(why) => <FileCard file={file} note={why === 'LOCKED' ? words.locked : words.broken} />}
    />
  );
}
