import { chakra } from '@chakra-ui/react/styled-system';
import type { EarlierAttempt } from '@portal/domain/coursework/submission';
import { formatDateTime } from '@portal/domain/format/date-time';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { FoldRow } from '@portal/ui/fold-row';
import { work as words } from '../grading-messages.ts';
import { FileViews } from './file-views.tsx';

/** What was handed in before, and what was said of it; folded. */
export function EarlierAttempts({ earlier }: { earlier: readonly EarlierAttempt[] }) {
  const zone = useTeacherZone();
  return earlier.map(({ attempt, submittedAt, text, files, score, feedback, reason }) => (
    <FoldRow
      key={attempt}
      label={words.earlier(attempt)}
      note={words.earlierNote(formatDateTime(submittedAt, zone), score)}
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" px="3" py="3">
        {reason && <p>{words.earlierReason(reason)}</p>}
        {feedback && (
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {words.earlierFeedback(feedback)}
          </chakra.p>
        )}
        {text && (
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </chakra.p>
        )}
        <FileViews files={files} label={words.files} />
      </chakra.div>
    </FoldRow>
  ));
}
