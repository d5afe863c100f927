import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useListSubmissionsQuery } from '@portal/api/coursework/assignments.api';
import type { Assignment } from '@portal/domain/coursework/assignment';
import { GRADE_STATE_LABELS, type Submission } from '@portal/domain/coursework/submission';
import { formatDateTime, formatDay, formatMoment } from '@portal/domain/format/date-time';
import { paths } from '@portal/domain/site/paths';
import { dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Avatar } from '@portal/ui/avatar';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { FileLink } from '@portal/upload/file-link';
import { ArchiveButton } from '../archive/archive-button.tsx';
import { AssignmentResults } from '../results/grading-results.tsx';
import { missing, submissions as words } from './assignment-messages.ts';
import { RemindMissing } from './remind-missing.tsx';
import { StudentExtension } from './student-extension.tsx';

interface SubmissionListProps {
  assignment: Assignment;
  zone: string;
}

/** What each student handed in: in time, late, or not at all, and what can be done for those who did not (ASG-2). */
export function SubmissionList({ assignment, zone }: SubmissionListProps) {
  const { id, deadlineAt } = assignment;
  const query = useListSubmissionsQuery({ id });
  return (
    <QueryState query={query} loading={words.loading} failed={words.failed}>
      {({ items }) =>
        items.length === 0 ? (
          <chakra.p color="fg.muted">{words.empty}</chakra.p>
        ) : (
          <>
            {items.some((one) => one.id !== null) && (
              <>
                <chakra.div pb="3">
                  <ArchiveButton assignmentId={id} />
                </chakra.div>
                <TextLink href={paths.gradingTable(id)} linkAs={RouterLink} touch>
                  {words.table}
                </TextLink>
                <AssignmentResults id={id} />
              </>
            )}
            {remindable(assignment, items).length > 0 && (
              <RemindMissing assignmentId={id} count={remindable(assignment, items).length} />
            )}
            <chakra.ul listStyleType="none">
              {items.map((submission) => (
                <SubmissionItem key={submission.student.id} submission={submission} zone={zone}>
                  {isMissing(submission) && (
                    <StudentExtension assignmentId={id} deadlineAt={deadlineAt} submission={submission} zone={zone} />
                  )}
                </SubmissionItem>
              ))}
            </chakra.ul>
          </>
        )
      }
    </QueryState>
  );
}

const isMissing = ({ id, hasLeft }: Submission) => id === null && !hasLeft;

/** Those who have not handed it in and still can: of them families are reminded. */
const remindable = ({ status }: Assignment, items: readonly Submission[]) =>
  items
    .filter(isMissing)
    .filter(
      ({ extendedTo }) =>
        status === 'OPEN' ||
        status === 'LATE_WINDOW' ||
        (extendedTo !== null && Date.parse(extendedTo) > now().getTime()),
    );

interface SubmissionItemProps {
  submission: Submission;
  zone: string;
  /** What can be done about it. */
  children: ReactNode;
}

function SubmissionItem({ submission, zone, children }: SubmissionItemProps) {
  const { id, student, taskStatus, submittedAt, text, files, hasLeft, extendedTo, remindedAt } = submission;
  const grade = gradeOf(submission, zone);
  const said = submittedAt === null ? words.notSubmitted : words.submittedAt(formatDateTime(submittedAt, zone));
  return (
    <chakra.li py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0 }} display="grid" gap="2">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <Avatar id={student.id} name={student.name} src={student.avatar} decorative />
        <chakra.div flex="1" minW="8rem">
          <chakra.h3 fontWeight="semibold" overflowWrap="anywhere">
            {student.name}
          </chakra.h3>
          <chakra.p textStyle="body.sm" color="fg.muted">
            {[
              said,
              hasLeft && words.left,
              id === null && extendedTo && missing.extendedTo(formatMoment(extendedTo, zone)),
              id === null && remindedAt && missing.remindedAt(formatDateTime(remindedAt, zone)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </chakra.p>
        </chakra.div>
        <StatusChip group="task" status={taskStatus} />
      </chakra.div>
      {children}
      {id !== null && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="3">
          <chakra.p fontVariantNumeric="tabular-nums">{grade}</chakra.p>
          <TextLink
            href={paths.grading({ submission: id })}
            linkAs={RouterLink}
            touch
            aria-label={words.gradeOf(student.name)}
          >
            {words.grade}
          </TextLink>
        </chakra.div>
      )}
      {text && (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </chakra.p>
      )}
      {files.length > 0 && (
        <chakra.ul listStyleType="none" aria-label={words.files(student.name)} display="grid" gap="2">
          {files.map((file) => (
            <chakra.li key={file.id} minW="0">
              <FileLink file={file} withSize touch />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  );
}

/** How far it is: 88점 · 돌려줌 · 20/11/2026 봤어요. What the family was told is what counts. */
function gradeOf({ gradeState, score, returned }: Submission, zone: string): string {
  if (gradeState !== 'RETURNED' || !returned)
    return [score !== null && words.score(score), GRADE_STATE_LABELS[gradeState]].filter(Boolean).join(' · ');
  const seen = returned.seenAt === null ? words.notSeen : words.seen(formatDay(dayOf(returned.seenAt, zone)));
  return [returned.score !== null && words.score(returned.score), GRADE_STATE_LABELS.RETURNED, seen]
    .filter(Boolean)
    .join(' · ');
}
