import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { FileList } from '@portal/upload/file-list';
import { FileRow } from '@portal/upload/file-row';
import { useHomeworkWords } from '../homework-messages.ts';
import { DoneLine } from '../paper/done-line.tsx';
import { useReader } from '../reading/reader-context.ts';

interface HandedInProps {
  submission: NonNullable<FamilyHomework['submission']>;
  /** It came in the place of the form, and gets its focus. */
  isNew: boolean;
}

/** What was handed in, and when. */
export function HandedIn({ submission, isNew }: HandedInProps) {
  const { time, zone, theirs } = useReader();
  const words = useHomeworkWords();
  const place = useRef<HTMLDivElement>(null);
  const { submittedAt, isLate, text, files } = submission;
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  const elsewhere = theirs(submittedAt);
  return (
    <>
      <div ref={place} tabIndex={-1}>
        <DoneLine title={isLate ? words.late : words.done}>
          <time dateTime={submittedAt}>{time.short(submittedAt, zone)}</time>
          {elsewhere && <p>{elsewhere}</p>}
        </DoneLine>
      </div>
      {text && (
        <section>
          <chakra.h3 textStyle="label" color="fg.muted">
            {words.ours}
          </chakra.h3>
          <chakra.p whiteSpace="pre-line">{text}</chakra.p>
        </section>
      )}
      {files.length > 0 && (
        <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
          <chakra.h3 textStyle="label" color="fg.muted">
            {words.ourFiles}
          </chakra.h3>
          <FileList>
            {files.map((file) => (
              <FileRow key={file.id} file={file} />
            ))}
          </FileList>
        </chakra.section>
      )}
    </>
  );
}
