import type { OwnChatReport } from '@portal/domain/chat/chat-report';
import type { ChatReportRow } from './reports.tables.ts';

/** A report as who made it reads it. */
export const ownReport = ({
  messageSeq,
  contentThen,
  reason,
  words,
  at,
  outcome,
  outcomeReason,
  outcomeAt,
}: ChatReportRow): OwnChatReport => ({
  seq: messageSeq === 0 ? null : messageSeq,
  said: contentThen,
  reason,
  words,
  at: at.toISOString(),
  decision: outcome && { outcome, reason: outcomeReason, at: outcomeAt!.toISOString() },
});
