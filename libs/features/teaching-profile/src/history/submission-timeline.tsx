import { chakra } from '@chakra-ui/react/styled-system';
import type { ProfileSubmission } from '@portal/domain/profile/teacher-profile';
import { Button } from '@portal/ui/button';
import { DateText } from '@portal/ui/date-text';
import { DueClock } from '@portal/ui/due-clock';
import { STATUS_LOOKS } from '@portal/ui/status-looks';
import { Timeline } from '@portal/ui/timeline';
import { historyMessages as words } from '../history-messages.ts';
import { labelOf } from '../values/field-labels.ts';

interface SubmissionTimelineProps {
  submissions: readonly ProfileSubmission[];
  now: Date;
  /** Shows what was changed after this one. */
  onCompare: (submission: ProfileSubmission) => void;
}

/** Every request for review with what became of it, newest first. */
export function SubmissionTimeline({ submissions, now, onCompare }: SubmissionTimelineProps) {
  return (
    <Timeline
      label={words.title}
      entries={submissions.map((submission) => {
        const [tint, icon] = STATUS_LOOKS.profile[submission.status];
        return {
          id: submission.id,
          icon,
          tint,
          title: words.outcomes[submission.status],
          time: <DateText instant={submission.decidedAt ?? submission.submittedAt} show="dateTime" />,
          body: <SubmissionFacts submission={submission} now={now} onCompare={onCompare} />,
        };
      })}
    />
  );
}

interface SubmissionFactsProps extends Omit<SubmissionTimelineProps, 'submissions'> {
  submission: ProfileSubmission;
}

function SubmissionFacts({ submission, now, onCompare }: SubmissionFactsProps) {
  const { status, submittedAt, dueAt, reason, fieldRemarks } = submission;
  return (
    <chakra.div display="grid" gap="2" justifyItems="start">
      {status === 'PENDING' ? (
        <DueClock dueAt={dueAt} now={now} />
      ) : (
        <p>
          {words.submittedAt} <DateText instant={submittedAt} show="dateTime" />
        </p>
      )}
      {reason && (
        <chakra.p color="fg" whiteSpace="pre-wrap">
          {reason}
        </chakra.p>
      )}
      {fieldRemarks.length > 0 && (
        <chakra.ul aria-label={words.remarks(fieldRemarks.length)} ps="4">
          {fieldRemarks.map(({ path, remark }) => (
            <li key={`${path} ${remark}`}>
              <chakra.span fontWeight="semibold" color="fg">
                {labelOf(path)}
              </chakra.span>
              {`: ${remark}`}
            </li>
          ))}
        </chakra.ul>
      )}
      <Button size="sm" variant="ghost" ms="-3" onClick={() => onCompare(submission)}>
        {words.compareSince}
      </Button>
    </chakra.div>
  );
}
