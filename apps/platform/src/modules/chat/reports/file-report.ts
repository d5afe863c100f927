import { CHAT_REPORT_LIMITS, type NewChatReport } from '@portal/domain/chat/chat-report';
import type { Tx } from '../../../core/database/database.ts';
import { decisionDueAt } from '../../../core/days/decision-due.ts';
import type { DeskItem, DeskQueue } from '../../../core/desk/desk-queue.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { messageChangeQueries, type MessagePlace } from '../messages/message-changes.queries.ts';
import { caseOf, deskTitle, heldByReport, type Reported } from './report-case.ts';
import { reportQueries } from './reports.queries.ts';
import type { ChatReportRow } from './reports.tables.ts';

/** A report that may be made: who made it, of what, and when. */
interface FiledReport extends NewChatReport {
  /** A message by its number, or with 0 the talk as a whole. */
  readonly place: MessagePlace;
  /** What stands in its place; undefined for the talk as a whole. */
  readonly message:
    | {
        readonly senderId: string;
        readonly content: string;
        readonly fileIds: readonly string[];
        readonly announcementId: string | null;
      }
    | undefined;
  readonly reporterId: string;
  readonly at: Date;
}

interface Deps extends Pick<ChatDeps, 'accounts' | 'files'> {
  readonly desk: Pick<DeskQueue, 'open'>;
}

/** Writes a report, and opens its case where none waits; the caller holds the lock of its talk. */
export async function fileReport(
  tx: Tx,
  { accounts, files, desk }: Deps,
  { place, message, reporterId, reason, words, at }: FiledReport,
): Promise<ChatReportRow> {
  const { roomId, seq } = place;
  const places = await messageChangeQueries(tx).sameWords(place);
  const reports = reportQueries(tx);
  const personId = message?.senderId ?? (await reports.otherOfTwo(roomId, reporterId));
  const caseId = caseOf({ ...place, announcementId: message?.announcementId ?? null, personId });
  const waits = (await reports.about(caseId)).some(({ outcome }) => outcome === null);
  const contentThen = message?.content ?? '';
  const fileIds = message?.fileIds ?? [];
  const said = { messageSeq: seq, contentThen, fileIds };
  const row = await reports.add({ caseId, roomId, reporterId, reason, words, ...said, at });
  await files.hold(tx, { heldBy: heldByReport(row.no), fileIds });
  // Another report about the same waits with the first.
  if (!waits)
    await desk.open(tx, {
      id: caseId,
      ...(await whom(tx, { accounts }, { roomId, personId })),
      title: deskTitle({ talk: await nameOfTalk(tx, roomId), message, placeCount: places.length }),
      submittedAt: at,
      dueAt: await decisionDueAt(at, CHAT_REPORT_LIMITS.workingDays),
    });
  return row;
}

/** Whom it is about, as the desk names it: a teacher by her account, everybody else by the name in the talk. */
async function whom(
  tx: Tx,
  { accounts }: Pick<ChatDeps, 'accounts'>,
  { roomId, personId }: Pick<Reported, 'roomId' | 'personId'>,
): Promise<Pick<DeskItem, 'teacherId' | 'applicantName'>> {
  const account = personId === undefined ? undefined : await accounts.getUser(tx, personId);
  if (account?.userType === 'TEACHER') return { teacherId: account.id };
  const people = await reportQueries(tx).people(roomId);
  return { teacherId: null, applicantName: people.find(({ id }) => id === personId)?.name ?? '' };
}

/** What a talk is called, and who talks where it has no name. */
async function nameOfTalk(tx: Tx, roomId: string): Promise<string> {
  const reports = reportQueries(tx);
  const [title] = await reports.titles([roomId]);
  return title ?? (await reports.people(roomId)).map(({ name }) => name).join(', ');
}
