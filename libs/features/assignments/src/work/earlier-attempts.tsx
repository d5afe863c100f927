import { chakra } from '@chakra-ui/react/styled-system';
import { useGetSubmissionMarksQuery } from '@portal/api/coursework/marks.api';
import type { EarlierAttempt, GradedSubmission } from '@portal/domain/coursework/submission';
import { formatDateTime } from '@portal/domain/format/date-time';
import { AudioPlayer } from '@portal/portal-core/audio-player';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Banner } from '@portal/ui/banner';
import { FoldRow } from '@portal/ui/fold-row';
import { fileAddress } from '@portal/upload/file-address';
import { work as words } from '../grading-messages.ts';
import { marks as markWords } from '../marks/marks-messages.ts';
import { voice as voiceWords } from '../voice/voice-messages.ts';
import { FileViews } from './file-views.tsx';

/** What was handed in before, and what was said of it; folded. */
export function EarlierAttempts({ submission: { id, earlier } }: { submission: GradedSubmission }) {
  return earlier.map((one) => <Earlier key={one.attempt} id={id} attempt={one} />);
}

interface Props {
  id: string;
  attempt: EarlierAttempt;
}

function Earlier({ id, attempt: { attempt, submittedAt, text, files, score, feedback, reason } }: Props) {
  const zone = useTeacherZone();
  const { currentData, isError } = useGetSubmissionMarksQuery({ id });
  const drawn = currentData?.earlier.find((one) => one.attempt === attempt);
  const sound = drawn?.voice && fileAddress(drawn.voice.file.url);
  return (
    <FoldRow label={words.earlier(attempt)} note={words.earlierNote(formatDateTime(submittedAt, zone), score)}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" px="3" py="3">
        {reason && <p>{words.earlierReason(reason)}</p>}
        {feedback && (
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {words.earlierFeedback(feedback)}
          </chakra.p>
        )}
        {drawn?.voice && sound && (
          <AudioPlayer
            id={`file:${drawn.voice.file.id}`}
            src={sound}
            label={voiceWords.earlier(attempt)}
            seconds={drawn.voice.seconds}
          />
        )}
        {text && (
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </chakra.p>
        )}
        {isError && <Banner tone="warning" title={markWords.failed} />}
        <FileViews
          files={files}
          label={words.files}
          marks={drawn && new Map(drawn.files.map(({ fileId, marks }) => [fileId, marks]))}
        />
      </chakra.div>
    </FoldRow>
  );
}
