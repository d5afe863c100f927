import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@portal/domain/contract/endpoint';
import { type Ticket, TICKET_TARGET_LABELS } from '@portal/domain/support/ticket';
import type { TicketEvent } from '@portal/domain/support/ticket-transitions';
import type { ticketsContract } from '@portal/domain/support/tickets.contract';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Db, Tx } from '../../core/database/database.ts';
import { decisionDueAt } from '../../core/days/decision-due.ts';
import type { DeskQueue } from '../../core/desk/desk-queue.ts';
import { DomainError } from '../../core/domain-error.ts';
import type { TicketDeps } from './ticket-deps.ts';
import { moveOn } from './ticket-moves.ts';
import { deskItemOf, newMessageId } from './ticket-ops-source.ts';
import { ticketView } from './ticket-view.ts';
import { ticketQueries } from './tickets.queries.ts';
import type { TicketRow } from './tickets.tables.ts';

type NewTicket = BodyOf<typeof ticketsContract.createTicket>;
type NewMessage = BodyOf<typeof ticketsContract.replyToTicket>;
type Step = { readonly event: TicketEvent; readonly rating?: number };

/** The ticket, when it is this teacher's; anybody else's looks like none. */
export async function ownTicket(on: Db | Tx, teacherId: string, id: string): Promise<TicketRow> {
  const found = await ticketQueries(on).own(teacherId, id);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

/** The teacher's side of her tickets. */
export function ticketService({ database, clock, files, titlesOf }: TicketDeps, desk: DeskQueue) {
  const ofTeacher = (teacherId: string, work: (tx: Tx) => Promise<TicketRow>): Promise<Ticket> =>
    database.db.transaction(async (tx) => {
      await ticketQueries(tx).lockTickets(teacherId);
      return ticketView(tx, files, await work(tx));
    });

  /**
   * One step of hers, and what follows from it at the desk. The desk comes first: an operator who decides at this moment holds
   * the thing there and then wants the ticket. When he was first, the ticket is looked at again as he left it.
   */
  async function step(tx: Tx, teacherId: string, id: string, wanted: Step): Promise<TicketRow> {
    const ticket = await ownTicket(tx, teacherId, id);
    const now = clock.now();
    if (wanted.event === 'COMPLETE' && ticket.turn === 'ADMIN') await desk.cancel(tx, id);
    const by = { actor: 'TEACHER', id: teacherId } as const;
    const moved = await moveOn(tx, ticket, { ...wanted, by, now });
    if (!moved) return step(tx, teacherId, id, wanted);
    if (moved.turn === 'ADMIN' && ticket.turn !== 'ADMIN') await desk.open(tx, deskItemOf(moved));
    return moved;
  }

  async function useFiles(tx: Tx, ticket: TicketRow): Promise<void> {
    const fileIds = await ticketQueries(tx).fileIds(ticket);
    if (!fileIds.length) return;
    await files.use(tx, { ownerId: ticket.teacherId, location: 'TICKET', usedBy: `ticket:${ticket.id}`, fileIds });
  }

  /** What the target is called; refuses what is not hers, by its field. */
  async function titleOf(tx: Tx, teacherId: string, wanted: NewTicket): Promise<string> {
    const { targetType, targetId, evidenceLessonIds } = wanted;
    const lessons = await titlesOf(tx, teacherId, 'LESSON', evidenceLessonIds);
    const isOwnEvidence = evidenceLessonIds.every((id) => lessons.has(id));
    if (!isOwnEvidence)
      throw new DomainError('TARGET_NOT_YOURS', { fields: { evidenceLessonIds: '내 수업에서 골라 주세요.' } });
    if (targetType === 'TEACHER' || targetId === null) return TICKET_TARGET_LABELS.TEACHER;
    const title = (await titlesOf(tx, teacherId, targetType, [targetId])).get(targetId);
    if (title === undefined)
      throw new DomainError('TARGET_NOT_YOURS', { fields: { targetId: '내 수업이나 강좌에서 골라 주세요.' } });
    return title;
  }

  return {
    /** The same client id twice gives what the first call made, whatever it says. */
    create: (teacherId: string, wanted: NewTicket): Promise<Ticket> =>
      ofTeacher(teacherId, async (tx) => {
        const queries = ticketQueries(tx);
        const made = await queries.byClientId(teacherId, wanted.clientId);
        if (made) return made;
        const now = clock.now();
        const ticket = await queries.insert({
          ...wanted,
          id: `tkt_${randomUUID()}`,
          teacherId,
          openedBy: 'TEACHER',
          status: 'NEW',
          turn: 'ADMIN',
          targetTitle: await titleOf(tx, teacherId, wanted),
          dueAt: await decisionDueAt(now, LIMITS.ticketAnswerWorkingDays),
          createdAt: now,
          updatedAt: now,
        });
        const at = { actor: 'TEACHER', actorId: teacherId, at: now } as const;
        await queries.record({ ticketId: ticket.id, event: 'CREATE', toStatus: 'NEW', toTurn: 'ADMIN', ...at });
        await useFiles(tx, ticket);
        await desk.open(tx, deskItemOf(ticket));
        return ticket;
      }),

    /** The same client id twice is one message. */
    reply: (teacherId: string, id: string, { clientId, content, fileIds }: NewMessage): Promise<Ticket> =>
      ofTeacher(teacherId, async (tx) => {
        const queries = ticketQueries(tx);
        const known = await ownTicket(tx, teacherId, id);
        if (await queries.hasMessage(id, clientId)) return known;
        const ticket = await step(tx, teacherId, id, { event: 'REPLY' });
        const author = { authorRole: 'TEACHER', authorId: teacherId, at: ticket.updatedAt } as const;
        await queries.write({ id: newMessageId(), ticketId: id, clientId, content, fileIds, ...author });
        await useFiles(tx, ticket);
        return ticket;
      }),

    complete: (teacherId: string, id: string): Promise<Ticket> =>
      ofTeacher(teacherId, (tx) => step(tx, teacherId, id, { event: 'COMPLETE' })),

    reopen: (teacherId: string, id: string): Promise<Ticket> =>
      ofTeacher(teacherId, (tx) => step(tx, teacherId, id, { event: 'REOPEN' })),

    rate: (teacherId: string, id: string, rating: number): Promise<Ticket> =>
      ofTeacher(teacherId, (tx) => step(tx, teacherId, id, { event: 'RATE', rating })),
  };
}
