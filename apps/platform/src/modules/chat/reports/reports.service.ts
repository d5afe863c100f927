import {
  CHAT_REPORT_LIMITS,
  CHAT_REPORT_REASON_LABELS,
  type ChatReportReason,
  type ChatReports,
  type NewChatReport,
  type OwnChatReport,
} from '@portal/domain/chat/chat-report';
import type { Tx } from '../../../core/database/database.ts';
import { decisionDueAt } from '../../../core/days/decision-due.ts';
import type { DeskItem, DeskQueue } from '../../../core/desk/desk-queue.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { messageChangeQueries, type MessagePlace } from '../messages/message-changes.queries.ts';
import type { MessageFound } from '../messages/message-statements.queries.ts';
import { messageQueries } from '../messages/messages.queries.ts';
import { caseOf, deskTitle, type Reported } from './report-case.ts';
import { ownReport } from './report-view.ts';
import { reportQueries } from './reports.queries.ts';
import type { ChatReportRow } from './reports.tables.ts';

export type ReportsService = ReturnType<typeof reportsService>;

/** What the members of a talk tell the team of it, each of them of the same words once. */
export function reportsService(deps: ChatDeps, desk: Pick<DeskQueue, 'open'>) {
  const {
    database: { db },
    clock,
    accounts,
  } = deps;

  /** Whom it is about, as the desk names it: a teacher by her account, everybody else by the name in the talk. */
  async function whom(
    tx: Tx,
    { roomId, personId }: Pick<Reported, 'roomId' | 'personId'>,
  ): Promise<Pick<DeskItem, 'teacherId' | 'applicantName'>> {
    const account = personId === undefined ? undefined : await accounts.getUser(tx, personId);
    if (account?.userType === 'TEACHER') return { teacherId: account.id };
    const people = await reportQueries(tx).people(roomId);
    return { teacherId: null, applicantName: people.find(({ id }) => id === personId)?.name ?? '' };
  }

  /** What it is called, and who talks where it has no name. */
  async function nameOfTalk(tx: Tx, roomId: string): Promise<string> {
    const reports = reportQueries(tx);
    const [title] = await reports.titles([roomId]);
    return title ?? (await reports.people(roomId)).map(({ name }) => name).join(', ');
  }

  /** Why; and that a family reports, where it does. */
  async function markOf(tx: Tx, reason: ChatReportReason, reporterId: string): Promise<string> {
    const isFamily = !(await accounts.getUser(tx, reporterId));
    return [CHAT_REPORT_REASON_LABELS[reason], ...(isFamily ? ['가족의 신고'] : [])].join(' · ');
  }

  return {
    async list(memberId: string, roomId: string): Promise<ChatReports> {
      if (!(await messageQueries(db).isIn(memberId, roomId))) throw new DomainError('NOT_FOUND');
      const reports = reportQueries(db);
      const warnings = await reports.warnings(memberId, roomId);
      return {
        items: (await reports.by(memberId, roomId)).map(ownReport),
        warnings: warnings.map(({ reason, at }) => ({ reason, at: at!.toISOString() })),
      };
    },

    /** The same report again is answered as it stands; another one about the same words is refused. */
    report: (reporterId: string, place: MessagePlace, { reason, words }: NewChatReport): Promise<OwnChatReport> =>
      db.transaction(async (tx) => {
        const { roomId, seq } = place;
        const [messages, reports] = [messageQueries(tx), reportQueries(tx)];
        const places = await messageChangeQueries(tx).sameWords(place);
        await reports.holdRooms(places.map((one) => one.roomId));
        if (!(await messages.isIn(reporterId, roomId))) throw new DomainError('NOT_FOUND');
        const message = seq === 0 ? undefined : (await messages.one(roomId, seq))?.message;
        const known = (await reports.by(reporterId, roomId)).find(({ messageSeq }) => messageSeq === seq);
        if (known && !isWrittenAnew(known, message)) {
          if (known.reason === reason && known.words === words) return ownReport(known);
          throw new DomainError('REPORT_EXISTS');
        }
        if (seq > 0 && !message) throw new DomainError('NOT_FOUND');
        if (message?.senderId === reporterId) throw new DomainError('OWN_WORDS');
        if (message?.deletedAt) throw new DomainError('WRONG_STATE');
        const personId = message?.senderId ?? (await reports.otherOfTwo(roomId, reporterId));
        const announcementId = message?.announcementId ?? null;
        const caseId = caseOf({ ...place, announcementId, personId });
        const waits = (await reports.about(caseId)).some(({ outcome }) => outcome === null);
        const at = clock.now();
        const row: ChatReportRow = await reports.add({
          caseId,
          roomId,
          messageSeq: seq,
          reporterId,
          reason,
          words,
          contentThen: message?.content ?? '',
          at,
        });
        // Another report about the same waits with the first.
        if (!waits)
          await desk.open(tx, {
            id: caseId,
            ...(await whom(tx, { roomId, personId })),
            title: deskTitle({ talk: await nameOfTalk(tx, roomId), message, placeCount: places.length }),
            mark: await markOf(tx, reason, reporterId),
            submittedAt: at,
            dueAt: await decisionDueAt(at, CHAT_REPORT_LIMITS.workingDays),
          });
        return ownReport(row);
      }),
  };
}

/** What was decided is not about what its sender made of it since. */
const isWrittenAnew = (
  { outcome, contentThen }: ChatReportRow,
  message: MessageFound['message'] | undefined,
): boolean =>
  outcome !== null && message !== undefined && message.deletedAt === null && message.content !== contentThen;
