import { ticketSilenceUntil } from '@portal/domain/support/ticket';
import { moveTicket, type TicketEvent, type TicketPlace } from '@portal/domain/support/ticket-transitions';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { Tx } from '../../core/database/database.ts';
import { decisionDueAt } from '../../core/days/decision-due.ts';
import { DomainError } from '../../core/domain-error.ts';
import { ticketQueries } from './tickets.queries.ts';
import type { supportHistory, TicketRow } from './tickets.tables.ts';

interface Step {
  readonly event: TicketEvent;
  readonly by: { readonly actor: (typeof supportHistory.$inferInsert)['actor']; readonly id: string | null };
  readonly now: Date;
  readonly rating?: number;
}

/** Where an event leads; throws what forbids it. */
function allow(ticket: TicketRow, event: TicketEvent, now: Date): TicketPlace {
  const move = moveTicket(ticket, event, now);
  if ('refused' in move) throw new DomainError(move.refused, { values: { n: LIMITS.ticketReopenDays } });
  return move.to;
}

/**
 * Takes a ticket one step on: the table of allowed moves, an update that counts only for the ticket as it was read, and its row
 * of history. Undefined when somebody else was first: then it may be read, and asked, again.
 */
export async function moveOn(
  tx: Tx,
  ticket: TicketRow,
  { event, by, now, rating }: Step,
): Promise<TicketRow | undefined> {
  const queries = ticketQueries(tx);
  const to = allow(ticket, event, now);
  const moved = await queries.change(ticket, {
    ...to,
    ...(event === 'RATE' ? { rating: rating! } : await clocksAfter(ticket, to, now)),
  });
  if (!moved) return undefined;
  const at = { actor: by.actor, actorId: by.id, at: now };
  await queries.record({ ticketId: ticket.id, event, toStatus: to.status, toTurn: to.turn, ...at });
  return moved;
}

/** The team's clock runs from the moment at which it got the turn: more words of the teacher's do not put it off. */
async function clocksAfter(ticket: TicketRow, { status, turn }: TicketPlace, now: Date) {
  const since = { updatedAt: now, rating: null };
  if (status === 'COMPLETED') return { ...since, closedAt: now, dueAt: null };
  const open = { ...since, closedAt: null };
  if (turn === 'TEACHER') return { ...open, dueAt: ticketSilenceUntil(now) };
  if (ticket.turn === 'ADMIN') return open;
  return { ...open, dueAt: await decisionDueAt(now, LIMITS.ticketAnswerWorkingDays) };
}
