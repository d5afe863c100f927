import { createHash } from 'node:crypto';
import {
  CHAT_REPORT_LIMITS,
  CHAT_REPORT_REASON_LABELS,
  type ChatReportReason,
  type NewChatReport,
} from '@portal/domain/chat/chat-report';
import type { Tx } from '../../../core/database/database.ts';
import { decisionDueAt } from '../../../core/days/decision-due.ts';
import type { DeskItem, DeskQueue } from '../../../core/desk/desk-queue.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { previewOf } from '../chats.queries.ts';
import { reportQueries } from './reports.queries.ts';
import type { ChatReportRow } from './reports.tables.ts';

/** What is reported: a message by its number, or with 0 the talk as a whole. */
export interface ReportPlace {
  readonly roomId: string;
  readonly seq: number;
}

/** A report that may be made: who made it, of what, and when. */
interface FiledReport extends NewChatReport {
  readonly place: ReportPlace;
  /** What stands in its place; undefined for the talk as a whole. */
  readonly message: { readonly senderId: string; readonly content: string } | undefined;
  readonly reporterId: string;
  readonly at: Date;
}

interface Deps extends Pick<ChatDeps, 'accounts'> {
  readonly desk: Pick<DeskQueue, 'open'>;
}

/** The one case of everybody who reports the same. */
const caseOf = ({ roomId, seq }: ReportPlace): string =>
  `chc_${createHash('sha256').update(`${roomId} ${seq}`).digest('hex').slice(0, 40)}`;

/** Writes a report, and opens its case where none waits; the caller holds the lock of its talk. */
export async function fileReport(
  tx: Tx,
  { accounts, desk }: Deps,
  { place, message, reporterId, reason, words, at }: FiledReport,
): Promise<ChatReportRow> {
  const { roomId, seq } = place;
  const reports = reportQueries(tx);
  const caseId = caseOf(place);
  const waits = (await reports.about(caseId)).some(({ outcome }) => outcome === null);
  const contentThen = message?.content ?? '';
  const row = await reports.add({ caseId, roomId, messageSeq: seq, reporterId, reason, words, contentThen, at });
  // Another report about the same waits with the first.
  if (!waits)
    await desk.open(tx, {
      id: caseId,
      ...(await whom(tx, { accounts }, { roomId, senderId: message?.senderId, reporterId })),
      title: message ? `메시지 · ${previewOf(message.content) || '파일'}` : '대화 전체',
      mark: await markOf(tx, { accounts }, reason, reporterId),
      submittedAt: at,
      dueAt: await decisionDueAt(at, CHAT_REPORT_LIMITS.workingDays),
    });
  return row;
}

/** Whom it is about, as the desk names it: a teacher by her account, everybody else by the name in the talk. */
async function whom(
  tx: Tx,
  { accounts }: Pick<ChatDeps, 'accounts'>,
  { roomId, senderId, reporterId }: { roomId: string; senderId: string | undefined; reporterId: string },
): Promise<Pick<DeskItem, 'teacherId' | 'applicantName'>> {
  const people = await reportQueries(tx).people(roomId);
  const person = people.find(({ id }) => (senderId === undefined ? id !== reporterId : id === senderId));
  const account = person && (await accounts.getUser(tx, person.id));
  return account?.userType === 'TEACHER'
    ? { teacherId: person!.id }
    : { teacherId: null, applicantName: person?.name ?? '' };
}

/** Why; and that a family reports, where it does. */
async function markOf(
  tx: Tx,
  { accounts }: Pick<ChatDeps, 'accounts'>,
  reason: ChatReportReason,
  reporterId: string,
): Promise<string> {
  const isFamily = !(await accounts.getUser(tx, reporterId));
  return [CHAT_REPORT_REASON_LABELS[reason], ...(isFamily ? ['가족의 신고'] : [])].join(' · ');
}
