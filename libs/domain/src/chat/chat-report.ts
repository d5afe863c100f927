import * as v from 'valibot';
import { REPORT_REASON_LABELS, type ReportReason } from '../community/moderation.ts';
import { Instant, Text } from '../contract/scalar.ts';
import type { OpsDecision } from '../ops/ops.ts';
import { ChatSeq } from './chat-message.ts';
import { CHAT_VERDICTS } from './states/verdict.ts';

/** Why somebody reports what was written in a talk. */
export const CHAT_REPORT_REASONS = ['RUDE', 'SPAM', 'CONTACT', 'PRIVACY', 'OTHER'] as const satisfies ReportReason[];
export type ChatReportReason = (typeof CHAT_REPORT_REASONS)[number];
export const CHAT_REPORT_REASON_LABELS: Readonly<Record<ChatReportReason, string>> = REPORT_REASON_LABELS;

/** What is said with a report, how much of the talk is read with it, and how long the team has. */
export const CHAT_REPORT_LIMITS = { wordsMax: 1_000, before: 10, workingDays: 3 } as const;

/** What became of a report: nothing was wrong, who wrote it was warned, or the message was removed. */
export const CHAT_REPORT_OUTCOMES = ['KEPT', ...CHAT_VERDICTS] as const;
export type ChatReportOutcome = (typeof CHAT_REPORT_OUTCOMES)[number];

/** How the team reads it. */
export const CHAT_REPORT_OUTCOME_LABELS: Readonly<Record<ChatReportOutcome, string>> = {
  KEPT: '그대로 뒀어요',
  WARNED: '주의를 줬어요',
  REMOVED: '지웠어요',
};

/** Where each decision of the team leads a report that waits; what was decided stays so. */
export const OUTCOME_OF_DECISION: Readonly<Record<OpsDecision, ChatReportOutcome>> = {
  DECLINE: 'KEPT',
  CORRECT: 'WARNED',
  ACCEPT: 'REMOVED',
};

/** The reader's own report in a talk. */
export const OwnChatReport = v.object({
  /** The message; null where it is about the talk as a whole. */
  seq: v.nullable(ChatSeq),
  /** What the message said then, whatever has become of it; empty of files, a voice or a card, and of a talk. */
  said: v.string(),
  reason: v.picklist(CHAT_REPORT_REASONS),
  words: v.string(),
  at: Instant,
  decision: v.nullable(v.object({ outcome: v.picklist(CHAT_REPORT_OUTCOMES), reason: v.string(), at: Instant })),
});
export type OwnChatReport = v.InferOutput<typeof OwnChatReport>;

/** What the reader told the team of a talk, newest first, and where the team warned her about the talk as a whole. */
export const ChatReports = v.object({
  items: v.array(OwnChatReport),
  warnings: v.array(v.object({ reason: v.string(), at: Instant })),
});
export type ChatReports = v.InferOutput<typeof ChatReports>;

/** A report: one of the reasons, and words that have to say something where it is another one. */
export const NewChatReport = v.pipe(
  v.strictObject({
    reason: v.picklist(CHAT_REPORT_REASONS, '신고하는 이유를 골라 주세요.'),
    words: Text(CHAT_REPORT_LIMITS.wordsMax),
  }),
  v.forward(
    v.check(({ reason, words }) => reason !== 'OTHER' || words.trim() !== '', '왜 신고하는지 적어 주세요.'),
    ['words'],
  ),
);
export type NewChatReport = v.InferOutput<typeof NewChatReport>;
