import { OUTCOME_OF_DECISION } from '@portal/domain/chat/chat-report';
import type { Tx } from '../../../core/database/database.ts';
import { type DeskQueue, deskQueue } from '../../../core/desk/desk-queue.ts';
import { DomainError } from '../../../core/domain-error.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { messageChangeQueries } from '../messages/message-changes.queries.ts';
import { messageQueries } from '../messages/messages.queries.ts';
import { tellRoom } from '../messages/tell-room.ts';
import { reportMaterial } from './report-fields.ts';
import { chatReportDecided, chatWarned, type DecidedReport } from './report-notices.ts';
import type { DecidedForFamily } from './report-ports.ts';
import { reportQueries } from './reports.queries.ts';
import type { ChatReportRow } from './reports.tables.ts';

/** Reported talks, for the operator desk: nothing was wrong, who wrote it is warned, or the message goes and its place stays. */
export function chatOpsSource(deps: ChatDeps): DeskQueue {
  const { database, clock, notify, accounts, letters } = deps;

  /** Who has an account by a notice, and a guardian, who has none, by a letter. */
  async function tell(tx: Tx, userId: string, by: DecidedForFamily['by'], decided: DecidedReport): Promise<void> {
    const { roomId, outcome, reason } = decided;
    if (!(await accounts.getUser(tx, userId)))
      await letters.decided(tx, { guardianId: userId, roomId, by, outcome, reason });
    else await notify(tx, { userId, ...(by === 'SENDER' ? chatWarned(decided) : chatReportDecided(decided)) });
  }

  /** Who is meant by what waits about a talk of two as a whole: the other one of who reported it, or both. */
  async function meant(tx: Tx, reports: readonly ChatReportRow[]): Promise<string[]> {
    const queries = reportQueries(tx);
    const waiting = reports.filter(({ outcome }) => outcome === null);
    const others = await Promise.all(waiting.map(({ roomId, reporterId }) => queries.otherOfTwo(roomId, reporterId)));
    const ids = others.filter((id) => id !== undefined);
    if (ids.length === 0)
      throw new DomainError('VALIDATION', {
        fields: {
          decision: '여럿의 대화 전체를 신고한 것이라 누구에게 주의를 줄지 알 수 없어요. 그대로 두기로 정해 주세요.',
        },
      });
    return ids;
  }

  const queue = deskQueue(
    { database, clock },
    {
      queue: 'CHATS',
      material: (id) => reportMaterial(deps, id),

      async decide({ tx, id, verdict: { decision, reason }, now }) {
        const reports = reportQueries(tx);
        const about = await reports.about(id);
        const [first] = about;
        if (!first) throw new DomainError('NOT_FOUND');
        const { roomId, messageSeq: seq } = first;
        const outcome = OUTCOME_OF_DECISION[decision];
        if (outcome === 'REMOVED' && seq === 0)
          throw new DomainError('VALIDATION', {
            fields: { decision: '대화 전체를 신고한 것이라 지울 메시지가 없어요. 주의를 주거나 그대로 두세요.' },
          });
        await reports.holdRoom(roomId);
        const changes = messageChangeQueries(tx);
        const message = seq === 0 ? undefined : await changes.find({ roomId, seq });
        const decided: DecidedReport = { caseId: id, roomId, seq, outcome, reason, at: now };
        if (outcome !== 'KEPT') {
          // What its sender took back meanwhile is gone already. Its files stay with the case.
          if (message && !message.deletedAt) await changes.judge({ roomId, seq }, { kind: outcome, reason }, now);
          const senders = message ? [message.senderId] : await meant(tx, about);
          for (const senderId of senders) await tell(tx, senderId, 'SENDER', decided);
        }
        const ended = { outcome, outcomeReason: reason, outcomeAt: now };
        for (const userId of await reports.end(id, ended)) await tell(tx, userId, 'REPORTER', decided);
      },
    },
  );
  return {
    ...queue,
    async decide(id, operatorId, verdict) {
      await queue.decide(id, operatorId, verdict);
      const [first] = await reportQueries(database.db).about(id);
      if (!first) return;
      const message = await messageQueries(database.db).one(first.roomId, first.messageSeq);
      const change = message?.message.change ?? 0;
      await tellRoom(deps, first.roomId, 'chat.message.changed', { id: first.roomId, change });
      await tellRoom(deps, first.roomId, 'chat.changed', { id: first.roomId });
    },
  };
}
