import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { DateText } from '@portal/ui/date-text';
import { DescriptionList } from '@portal/ui/description-list';
import { DueClock } from '@portal/ui/due-clock';
import { StatusChip, type StatusChipProps } from '@portal/ui/status-chip';
import { STATUS_LOOKS } from '@portal/ui/status-looks';
import { Timeline, type TimelineEntry } from '@portal/ui/timeline';
import { messages } from './messages.ts';

/** One request for approval, with what became of it. */
export interface ApprovalEntry {
  id: string;
  /** What was handed in: 3번째 판 */
  title: string;
  status: Extract<StatusChipProps, { group: 'course' | 'profile' }>;
  submittedAt: string;
  /** When it was decided, or taken back. */
  endedAt: string | null;
  /** When an answer is due, as long as one is waited for. */
  dueAt?: string | null;
  /** Who decided. */
  reviewer?: string | null;
  /** What was said with the request. */
  note?: string;
  /** Why it was declined. */
  reason: string | null;
  /** How it ended without a decision. */
  cancelCause?: string | null;
  remarks: readonly { label: string; remark: string }[];
  action?: ReactNode;
}

interface ApprovalHistoryProps {
  /** Names the list: 승인 기록 */
  label: string;
  /** Newest first. */
  entries: readonly ApprovalEntry[];
  /** IANA name of the reader's zone. */
  timeZone: string;
}

/** Every request for approval: what became of it, when, by whom and why. */
export function ApprovalHistory({ label, entries, timeZone }: ApprovalHistoryProps) {
  return <Timeline label={label} entries={entries.map((entry) => timelineEntry(entry, timeZone))} />;
}

function lookOf({ group, status }: ApprovalEntry['status']) {
  return group === 'course' ? STATUS_LOOKS.course[status] : STATUS_LOOKS.profile[status];
}

function timelineEntry(entry: ApprovalEntry, timeZone: string): TimelineEntry {
  const [tint, icon] = lookOf(entry.status);
  return {
    id: entry.id,
    icon,
    tint,
    title: (
      <chakra.span display="inline-flex" flexWrap="wrap" gap="2" alignItems="center">
        {entry.title}
        <StatusChip {...entry.status} />
      </chakra.span>
    ),
    time: <DateText instant={entry.endedAt ?? entry.submittedAt} zone={timeZone} show="dateTime" />,
    body: <Facts entry={entry} timeZone={timeZone} />,
  };
}

function Facts({ entry, timeZone }: { entry: ApprovalEntry; timeZone: string }) {
  const { action, cancelCause, dueAt, endedAt, note, reason, remarks, reviewer, status, submittedAt } = entry;
  const when = (instant: string) => <DateText instant={instant} zone={timeZone} show="dateTime" />;
  const isDecided = endedAt !== null && status.status !== 'CANCELED';
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2" justifyItems="start">
      {dueAt && <DueClock dueAt={dueAt} zone={timeZone} />}
      {cancelCause && <p>{cancelCause}</p>}
      <DescriptionList
        rows={[
          { label: messages.submittedAt, value: when(submittedAt) },
          isDecided && { label: messages.decidedAt, value: when(endedAt) },
          Boolean(reviewer) && { label: messages.reviewer, value: reviewer },
          Boolean(note) && { label: messages.note, value: note },
          Boolean(reason) && { label: messages.reason, value: reason },
        ]}
      />
      {remarks.length > 0 && <Remarks remarks={remarks} />}
      {action}
    </chakra.div>
  );
}

function Remarks({ remarks }: Pick<ApprovalEntry, 'remarks'>) {
  const titleId = useId();
  return (
    <div>
      <chakra.p id={titleId} textStyle="label">
        {messages.remarks(remarks.length)}
      </chakra.p>
      <chakra.ul aria-labelledby={titleId} ps="5" listStyleType="disc">
        {remarks.map(({ label, remark }, at) => (
          <chakra.li key={at} whiteSpace="pre-wrap" overflowWrap="anywhere">
            <chakra.span fontWeight="semibold" color="fg">
              {label}
            </chakra.span>
            {`: ${remark}`}
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}
