import { millisecondsInMinute } from 'date-fns/constants';
import type { Tx } from '../../core/database/database.ts';
import { createIntervalWorker, type IntervalWorker } from '../../core/interval-worker.ts';
import type { TicketDeps } from './ticket-deps.ts';
import { moveOn } from './ticket-moves.ts';
import { ticketLapsed } from './ticket-notices.ts';
import { ticketQueries } from './tickets.queries.ts';
import type { TicketRow } from './tickets.tables.ts';

const EVERY_MS = millisecondsInMinute;

/** Completes what was answered and about which the teacher has said nothing since. */
export function createTicketSweep({ database: { db }, clock, notify, realtime, log }: TicketDeps): IntervalWorker {
  async function lapse(tx: Tx, ticket: TicketRow, now: Date): Promise<boolean> {
    const moved = await moveOn(tx, ticket, { event: 'LAPSE', by: { actor: 'CLOCK', id: null }, now });
    // Somebody has just said something after all.
    if (!moved) return false;
    await notify(tx, { userId: ticket.teacherId, ...ticketLapsed(moved) });
    return true;
  }

  async function sweep(): Promise<void> {
    const now = clock.now();
    const due = await ticketQueries(db).silent(now);
    for (const ticket of due)
      if (await db.transaction((tx) => lapse(tx, ticket, now)))
        realtime.tell(ticket.teacherId, 'ticket.changed', { id: ticket.id });
    if (due.length) await sweep();
  }

  return createIntervalWorker(sweep, {
    clock,
    everyMs: EVERY_MS,
    onFailure: (err) => log.error({ err }, 'completing answered tickets failed, will be tried again'),
  });
}
