import { createHash } from 'node:crypto';
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
import { previewOf } from '../chats.queries.ts';
import { messageQueries } from '../messages/messages.queries.ts';
import { ownReport } from './report-view.ts';
import { reportQueries } from './reports.queries.ts';
import type { ChatReportRow } from './reports.tables.ts';

export type ReportsService = ReturnType<typeof reportsService>;

/** What is reported: a message by its number, or with 0 the talk as a whole. */
export interface ReportPlace {
  readonly roomId: string;
  readonly seq: number;
}

/** The one case of everybody who reports the same. */
const caseOf = ({ roomId, seq }: ReportPlace): string =>
  `chc_${createHash('sha256').update(`${roomId} ${seq}`).digest('hex').slice(0, 40)}`;

/** What the members of a talk tell the team of it, each of them of the same once. */
export function reportsService(deps: ChatDeps, desk: Pick<DeskQueue, 'open'>) {
  const {
    database: { db },
    clock,
    accounts,
  } = deps;

  /** Whom it is about, as the desk names it: a teacher by her account, everybody else by the name in the talk. */
  async function whom(
    tx: Tx,
    { roomId, senderId }: { readonly roomId: string; readonly senderId: string | undefined },
    reporterId: string,
  ): Promise<Pick<DeskItem, 'teacherId' | 'applicantName'>> {
    const people = await reportQueries(tx).people(roomId);
    const person = people.find(({ id }) => (senderId === undefined ? id !== reporterId : id === senderId));
    const account = person && (await accounts.getUser(tx, person.id));
    return account?.userType === 'TEACHER'
      ? { teacherId: person!.id }
      : { teacherId: null, applicantName: person?.name ?? '' };
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

    /** How often the team has decided of what she reported in a talk, or warned her there; who asks is in it. */
    decisions: (memberId: string, roomId: string): Promise<number> => reportQueries(db).decisions(memberId, roomId),

    /** The same report again is answered as it stands; another one about the same is refused. */
    report: (reporterId: string, place: ReportPlace, { reason, words }: NewChatReport): Promise<OwnChatReport> =>
      db.transaction(async (tx) => {
        const { roomId, seq } = place;
        const [messages, reports] = [messageQueries(tx), reportQueries(tx)];
        if (!(await messages.lockRoom(reporterId, roomId))) throw new DomainError('NOT_FOUND');
        const known = (await reports.by(reporterId, roomId)).find(({ messageSeq }) => messageSeq === seq);
        if (known?.reason === reason && known.words === words) return ownReport(known);
        const message = seq === 0 ? undefined : (await messages.one(roomId, seq))?.message;
        if (seq > 0 && !message) throw new DomainError('NOT_FOUND');
        if (message?.senderId === reporterId) throw new DomainError('OWN_WORDS');
        if (known) throw new DomainError('REPORT_EXISTS');
        if (message?.deletedAt) throw new DomainError('WRONG_STATE');
        const caseId = caseOf(place);
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
            ...(await whom(tx, { roomId, senderId: message?.senderId }, reporterId)),
            title: message ? `메시지 · ${previewOf(message.content) || '파일'}` : '대화 전체',
            mark: await markOf(tx, reason, reporterId),
            submittedAt: at,
            dueAt: await decisionDueAt(at, CHAT_REPORT_LIMITS.workingDays),
          });
        return ownReport(row);
      }),
  };
}
