import { chakra } from '@chakra-ui/react/styled-system';
import { GRADE_STATE_LABELS, type GradedSubmission } from '@portal/domain/coursework/submission';
import { formatDateTime } from '@portal/domain/format/date-time';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { grading as words } from '../grading-messages.ts';

/** How far she is with it, what the family was told and whether it has seen it. */
export function GradeState({ submission: { gradeState, returned, asked, hasLeft } }: { submission: GradedSubmission }) {
  const zone = useTeacherZone();
  const at = (instant: string) => formatDateTime(instant, zone);
  const told = returned && [
    words.returnedAt(at(returned.at)),
    returned.seenAt ? words.seenAt(at(returned.seenAt)) : words.notSeen,
  ];
  return (
    <chakra.div role="group" aria-label={words.state} textStyle="body.sm" display="grid" gap="1">
      <chakra.p fontWeight="semibold">{GRADE_STATE_LABELS[gradeState]}</chakra.p>
      {told && <chakra.p color="fg.muted">{told.join(' · ')}</chakra.p>}
      {hasLeft && <chakra.p color="fg.warning">{words.tellsNobody}</chakra.p>}
      {returned && gradeState !== 'RETURNED' && <chakra.p color="fg.warning">{words.changedSince}</chakra.p>}
      {asked && (
        <chakra.p color="fg.muted">
          {words.waitsFor(at(asked.dueAt))} · {asked.reason}
        </chakra.p>
      )}
      {gradeState === 'ASKED_AGAIN' && <chakra.p color="fg.warning">{words.takesBack}</chakra.p>}
    </chakra.div>
  );
}
