import { type NewChatReport, OUTCOME_OF_DECISION } from '@portal/domain/chat/chat-report';
import type { OpsDecision } from '@portal/domain/ops/ops';
import type { Tx } from '../../../core/database/database.ts';
import { stateAfter } from '../../../core/desk/desk-queue.ts';
import { opsItemQueries } from '../../../core/desk/ops-items.queries.ts';
import { messageChangeQueries, type MessagePlace } from '../messages/message-changes.queries.ts';
import { fileReport } from './file-report.ts';
import { reportQueries } from './reports.queries.ts';

/** A report of a message, in the hands of an operator or decided by her. */
export interface ImportedReport extends NewChatReport, MessagePlace {
  readonly reporterId: string;
  readonly at: Date;
  readonly operatorId: string;
  readonly decided?: { readonly decision: OpsDecision; readonly reason: string; readonly at: Date };
}

/** Writes reports with what became of them, as demo data do; nobody is told. */
export async function importReports(
  tx: Tx,
  deps: Parameters<typeof fileReport>[1],
  imported: readonly ImportedReport[],
): Promise<void> {
  const items = opsItemQueries(tx, 'CHATS');
  const changes = messageChangeQueries(tx);
  for (const { roomId, seq, operatorId, decided, ...report } of imported) {
    const place = { roomId, seq };
    const { caseId } = await fileReport(tx, deps, { ...report, place, message: await changes.find(place) });
    await items.pickUp(caseId, operatorId);
    if (!decided) continue;
    const { decision, reason, at } = decided;
    await items.decide(caseId, operatorId, {
      state: stateAfter('CHATS', decision),
      reason,
      remarks: [],
      decidedAt: at,
    });
    const outcome = OUTCOME_OF_DECISION[decision];
    if (outcome !== 'KEPT') await changes.judge(place, { kind: outcome, reason }, at);
    await reportQueries(tx).end(caseId, { outcome, outcomeReason: reason, outcomeAt: at });
  }
}
