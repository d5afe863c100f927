import type { ChatReports, NewChatReport, OwnChatReport } from '@portal/domain/chat/chat-report';
import type { DeskQueue } from '../../../core/desk/desk-queue.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { messageChangeQueries, type MessagePlace } from '../messages/message-changes.queries.ts';
import type { MessageFound } from '../messages/message-statements.queries.ts';
import { messageQueries } from '../messages/messages.queries.ts';
import { fileReport } from './file-report.ts';
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
    files,
  } = deps;

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

    /** Whether the team has yet to decide of what she reported in a talk; who asks is in it. */
    areOpen: (memberId: string, roomId: string): Promise<boolean> => reportQueries(db).areOpen(memberId, roomId),

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
        const row = await fileReport(
          tx,
          { accounts, files, desk },
          { reporterId, place, message, reason, words, at: clock.now() },
        );
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
