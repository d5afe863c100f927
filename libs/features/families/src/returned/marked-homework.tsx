import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useGetFamilyHomeworkMarksQuery } from '@portal/api/families/family-homework.api';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { AudioPlayer } from '@portal/portal-core/audio-player';
import { fileAddress } from '@portal/upload/file-address';
import { useHomeworkWords } from '../homework-messages.ts';
import { FailedLine } from '../paper/failed-line.tsx';
import { useReader } from '../reading/reader-context.ts';
import { MarkedFile } from './marked-file.tsx';

interface Props {
  homework: FamilyHomework;
  attempt: number;
}

/** What the teacher has said and drawn of one attempt, as it was when she returned it or asked for more. */
export function MarkedHomework({ homework: { id, student }, attempt }: Props) {
  const { link } = useReader();
  const words = useHomeworkWords();
  const { data, error, isFetching, refetch } = useGetFamilyHomeworkMarksQuery({ link, id, studentId: student.id });
  if (!data)
    return (
      error && (
        <FailedLine
          title={words.marksFailed}
          problem={problemOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )
    );
  const marked = data.find((one) => one.attempt === attempt);
  if (!marked) return null;
  const { voice, files } = marked;
  const sound = voice && fileAddress(voice.file.url);
  return (
    <>
      {voice && sound && (
        <AudioPlayer id={`file:${voice.file.id}`} src={sound} label={words.voice} seconds={voice.seconds} />
      )}
      {files.length > 0 && (
        <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
          <chakra.h3 textStyle="label" color="fg.muted">
            {words.marked}
          </chakra.h3>
          {files.map(({ file, marks }) => (
            <MarkedFile key={file.id} file={file} marks={marks} />
          ))}
        </chakra.section>
      )}
    </>
  );
}
