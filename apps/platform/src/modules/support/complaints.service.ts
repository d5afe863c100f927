import { randomUUID } from 'node:crypto';
import type { TicketCategory, TicketSide, TicketTarget } from '@portal/domain/support/ticket';
import { LIMITS } from '@portal/domain/tenant/limits';
import { decisionDueAt } from '../../core/days/decision-due.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { TicketDeps } from './ticket-deps.ts';
import { ticketReceived } from './ticket-notices.ts';
import { ticketQueries } from './tickets.queries.ts';

/** What somebody else says to the team about a teacher's lesson, class or course. */
export interface Complaint {
  readonly teacherId: string;
  readonly from: { readonly side: Exclude<TicketSide, 'TEACHER'>; readonly id: string };
  readonly targetType: Exclude<TicketTarget, 'TEACHER'>;
  readonly targetId: string;
  readonly category: TicketCategory;
  readonly title: string;
  readonly content: string;
}

/** Opens a ticket in which the teacher has the first word; the answer is its id. */
export function complaintService({ database, clock, notify, realtime, titlesOf }: TicketDeps) {
  return async function receive({ from, ...complaint }: Complaint): Promise<string> {
    const { teacherId, targetType, targetId } = complaint;
    const id = `tkt_${randomUUID()}`;
    await database.db.transaction(async (tx) => {
      const targetTitle = (await titlesOf(tx, teacherId, targetType, [targetId])).get(targetId);
      if (targetTitle === undefined) throw new DomainError('TARGET_NOT_YOURS');
      const now = clock.now();
      const queries = ticketQueries(tx);
      const ticket = await queries.insert({
        ...complaint,
        id,
        targetTitle,
        openedBy: from.side,
        status: 'NEW',
        turn: 'TEACHER',
        dueAt: await decisionDueAt(now, LIMITS.ticketReplyWorkingDays),
        createdAt: now,
        updatedAt: now,
      });
      const by = { actor: from.side, actorId: from.id, at: now };
      await queries.record({ ticketId: id, event: 'CREATE', toStatus: 'NEW', toTurn: 'TEACHER', ...by });
      await notify(tx, { userId: teacherId, ...ticketReceived(ticket) });
    });
    realtime.tell(complaint.teacherId, 'ticket.changed', { id });
    return id;
  };
}
