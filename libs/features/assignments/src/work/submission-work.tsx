import { chakra } from '@chakra-ui/react/styled-system';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { formatDateTime } from '@portal/domain/format/date-time';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { FoldRow } from '@portal/ui/fold-row';
import { work as words } from '../grading-messages.ts';
import { MarkedFiles } from '../marks/marked-files.tsx';
import { EarlierAttempts } from './earlier-attempts.tsx';
import { FileViews } from './file-views.tsx';

/** What a student handed in, with what was asked for folded above it. */
export function SubmissionWork({ submission }: { submission: GradedSubmission }) {
  const { assignment, text, files } = submission;
  const zone = useTeacherZone();
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <FoldRow
        label={words.assignment(assignment.title)}
        note={words.deadline(formatDateTime(assignment.deadlineAt, zone))}
      >
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" px="3" py="3">
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {assignment.content || words.noContent}
          </chakra.p>
          {assignment.files.length > 0 && <FileViews files={assignment.files} label={words.assignmentFiles} />}
        </chakra.div>
      </FoldRow>
      {text && (
        <chakra.section aria-label={words.text} layerStyle="sheet" px="5" py="4">
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </chakra.p>
        </chakra.section>
      )}
      {files.length > 0 && <MarkedFiles submission={submission} />}
      {!text && files.length === 0 && <chakra.p color="fg.muted">{words.noWork}</chakra.p>}
      <EarlierAttempts submission={submission} />
    </chakra.div>
  );
}
