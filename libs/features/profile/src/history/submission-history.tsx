import { ApprovalHistory } from '@portal/approval/approval-history';
import type { ProfileSubmission } from '@portal/domain/profile/teacher-profile';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { historyMessages as words } from '../history-messages.ts';
import { labelOf } from '../values/field-labels.ts';

interface SubmissionHistoryProps {
  submissions: readonly ProfileSubmission[];
  /** Shows what was changed after this one. */
  onCompare: (submission: ProfileSubmission) => void;
}

/** Every request for approval with what became of it, newest first. */
export function SubmissionHistory({ submissions, onCompare }: SubmissionHistoryProps) {
  return (
    <ApprovalHistory
      label={words.title}
      timeZone={useTeacherZone()}
      entries={submissions.map((submission) => ({
        id: submission.id,
        title: words.request,
        status: { group: 'profile', status: submission.status },
        submittedAt: submission.submittedAt,
        endedAt: submission.decidedAt,
        dueAt: submission.status === 'PENDING' ? submission.dueAt : null,
        reason: submission.reason,
        remarks: submission.fieldRemarks.map(({ path, remark }) => ({ label: labelOf(path), remark })),
        action: (
          <Button size="sm" variant="ghost" ms="-3" onClick={() => onCompare(submission)}>
            {words.compareSince}
          </Button>
        ),
      }))}
    />
  );
}
