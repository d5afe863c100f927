import { chakra } from '@chakra-ui/react/styled-system';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { FileList } from '@portal/upload/file-list';
import { FileRow } from '@portal/upload/file-row';
import { useHomeworkWords } from '../homework-messages.ts';
import { useReader } from '../reading/reader-context.ts';
import { MarkedHomework } from './marked-homework.tsx';
import { TeacherWords } from './teacher-words.tsx';

/** What was handed in before the teacher asked for more, each with what she said of it. */
export function EarlierHandIns({ homework }: { homework: FamilyHomework }) {
  const { time, zone } = useReader();
  const words = useHomeworkWords();
  return homework.submission?.earlier.map(({ attempt, submittedAt, text, files, returned }) => (
    <chakra.details key={attempt}>
      <chakra.summary cursor="pointer" textStyle="label" py="2">
        {words.attempt(attempt, time.short(submittedAt, zone))}
      </chakra.summary>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        {returned && <TeacherWords {...returned} />}
        <MarkedHomework homework={homework} attempt={attempt} />
        {text && <chakra.p whiteSpace="pre-line">{text}</chakra.p>}
        {files.length > 0 && (
          <FileList>
            {files.map((file) => (
              <FileRow key={file.id} file={file} />
            ))}
          </FileList>
        )}
      </chakra.div>
    </chakra.details>
  ));
}
