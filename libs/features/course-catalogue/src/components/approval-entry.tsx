import { chakra } from '@chakra-ui/react/styled-system';
import { type ApprovalRequest, CANCEL_CAUSE_LABELS } from '@portal/domain/courses/course';
import { courseFieldLabel } from '@portal/domain/courses/course-field-label';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { StatusChip } from '@portal/ui/status-chip';
import { STATUS_LOOKS } from '@portal/ui/status-looks';
import type { TimelineEntry } from '@portal/ui/timeline';
import { history } from '../messages.ts';

/** One request as an entry of the history: what became of it, when, and why (CRS-4). */
export function approvalEntry(request: ApprovalRequest): TimelineEntry {
  const [tint, icon] = STATUS_LOOKS.course[request.status];
  return {
    id: request.id,
    icon,
    tint,
    title: (
      <chakra.span display="inline-flex" flexWrap="wrap" gap="2" alignItems="center">
        {history.revision(request.revisionNo)}
        <StatusChip
          group="course"
          status={request.status === 'PENDING' && request.pickedUpAt ? 'APPROVAL_IN_PROCESS' : request.status}
        />
      </chakra.span>
    ),
    time: <DateText instant={request.decidedAt ?? request.submittedAt} show="dateTime" />,
    body: <ApprovalBody request={request} />,
  };
}

function ApprovalBody({ request }: { request: ApprovalRequest }) {
  const { cancelCause, decidedAt, fieldRemarks, note, reason, reviewer, submittedAt } = request;
  const facts = [
    { label: history.requestedAt, value: <DateText instant={submittedAt} show="dateTime" /> },
    ...(decidedAt && !cancelCause
      ? [{ label: history.reviewedAt, value: <DateText instant={decidedAt} show="dateTime" /> }]
      : []),
    ...(reviewer ? [{ label: history.reviewer, value: reviewer }] : []),
    ...(note ? [{ label: history.note, value: note }] : []),
    ...(reason ? [{ label: history.reason, value: reason }] : []),
  ];
  return (
    <chakra.div display="grid" gap="2">
      {cancelCause && <p>{CANCEL_CAUSE_LABELS[cancelCause]}</p>}
      <DescriptionList rows={facts} />
      {fieldRemarks.length > 0 && (
        <div>
          <chakra.p textStyle="label">{history.remarks}</chakra.p>
          <chakra.ul ps="5" listStyleType="disc">
            {fieldRemarks.map(({ path, remark }) => (
              <li key={path}>
                {courseFieldLabel(path)}: {remark}
              </li>
            ))}
          </chakra.ul>
        </div>
      )}
    </chakra.div>
  );
}
