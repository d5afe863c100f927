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
import { reportQueries } from './reports.queries.ts';

/** Reported talks, for the operator desk: nothing was wrong, who wrote it is warned, or the message goes and its place stays. */
export function chatOpsSource(deps: ChatDeps): DeskQueue {
  const { database, clock, notify, accounts } = deps;

  /** Who has no account reads it in the talk. */
  async function tell(tx: Tx, userId: string, news: ReturnType<typeof chatWarned>): Promise<void> {
    if (await accounts.getUser(tx, userId)) await notify(tx, { userId, ...news });
  }

  const queue = deskQueue(
    { database, clock },
    {
      queue: 'CHATS',
      material: (id) => reportMaterial(deps, id),

      async decide({ tx, id, verdict: { decision, reason }, now }) {
        const reports = reportQueries(tx);
        const [first] = await reports.about(id);
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
        // What its sender took back meanwhile is gone already. Its files stay with the case.
        if (outcome === 'REMOVED' && message && !message.deletedAt) await changes.empty({ roomId, seq }, now);
        const decided: DecidedReport = { caseId: id, roomId, outcome, reason, at: now };
        if (outcome !== 'KEPT' && message) await tell(tx, message.senderId, chatWarned(decided));
        const ended = { outcome, outcomeReason: reason, outcomeAt: now };
        for (const userId of await reports.end(id, ended)) await tell(tx, userId, chatReportDecided(decided));
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
