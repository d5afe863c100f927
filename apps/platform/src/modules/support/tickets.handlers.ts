import type { ticketsContract } from '@portal/domain/support/tickets.contract';
import type { Handlers } from '../../core/http/implement.ts';
import type { TicketDeps } from './ticket-deps.ts';
import { summaryView, ticketView } from './ticket-view.ts';
import { ticketQueries } from './tickets.queries.ts';
import { ownTicket, type ticketService } from './tickets.service.ts';

export function ticketsHandlers(
  { database: { db }, files }: TicketDeps,
  tickets: ReturnType<typeof ticketService>,
): Handlers<typeof ticketsContract> {
  return {
    async listTickets({ query: { status, page = '1', size = '10' }, caller: { userId } }) {
      const queries = ticketQueries(db);
      const [{ total, items }, counts] = await Promise.all([
        queries.page(userId, { status, page: Number(page), size: Number(size) }),
        queries.counts(userId),
      ]);
      return { data: { total, items: items.map(summaryView), counts } };
    },

    createTicket: async ({ body, caller: { userId } }) => ({ data: await tickets.create(userId, body) }),

    getTicket: async ({ params: { id }, caller: { userId } }) => ({
      data: await ticketView(db, files, await ownTicket(db, userId, id)),
    }),

    replyToTicket: async ({ params: { id }, body, caller: { userId } }) => ({
      data: await tickets.reply(userId, id, body),
    }),

    completeTicket: async ({ params: { id }, caller: { userId } }) => ({ data: await tickets.complete(userId, id) }),

    reopenTicket: async ({ params: { id }, caller: { userId } }) => ({ data: await tickets.reopen(userId, id) }),

    rateTicket: async ({ params: { id }, body: { rating }, caller: { userId } }) => ({
      data: await tickets.rate(userId, id, rating),
    }),
  };
}
