import type { ApprovalEntry } from '@portal/approval/approval-history';
import { type ApprovalRequest, CANCEL_CAUSE_LABELS } from '@portal/domain/courses/course';
import { courseFieldLabel } from '@portal/domain/courses/course-field-label';
import { history } from '../messages.ts';

/** One request as an entry of the history: what became of it, when, and why (CRS-4). */
export function approvalEntry(request: ApprovalRequest): ApprovalEntry {
  const { cancelCause, decidedAt, dueAt, fieldRemarks, id, note, pickedUpAt, reason, reviewer, status } = request;
  const isWaiting = status === 'PENDING';
  return {
    id,
    title: history.revision(request.revisionNo),
    status: { group: 'course', status: isWaiting && pickedUpAt ? 'APPROVAL_IN_PROCESS' : status },
    submittedAt: request.submittedAt,
    endedAt: decidedAt,
    dueAt: isWaiting ? dueAt : null,
    reviewer,
    note,
    reason,
    cancelCause: cancelCause && CANCEL_CAUSE_LABELS[cancelCause],
    remarks: fieldRemarks.map(({ path, remark }) => ({ label: courseFieldLabel(path), remark })),
  };
}
