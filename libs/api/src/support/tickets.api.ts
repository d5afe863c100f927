import { ticketsContract as contract } from '@portal/domain/support/tickets.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const changed = { invalidatesTags: ['Ticket', 'TicketList'] } as const;

/** Support tickets of a teacher and what is written in them (SUP-1). */
export const ticketsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTickets: build.query({
      ...fromContract(contract.listTickets),
      providesTags: ['TicketList'],
      onCacheEntryAdded: refetchOn('ticket.changed', ['TicketList']),
    }),
    createTicket: build.mutation({ ...fromContract(contract.createTicket), invalidatesTags: ['TicketList'] }),
    getTicket: build.query({
      ...fromContract(contract.getTicket),
      providesTags: ['Ticket'],
      onCacheEntryAdded: refetchOn('ticket.changed', ['Ticket']),
    }),
    replyToTicket: build.mutation({ ...fromContract(contract.replyToTicket), ...changed }),
    completeTicket: build.mutation({ ...fromContract(contract.completeTicket), ...changed }),
    reopenTicket: build.mutation({ ...fromContract(contract.reopenTicket), ...changed }),
    rateTicket: build.mutation({ ...fromContract(contract.rateTicket), ...changed }),
  }),
});

export const {
  useListTicketsQuery,
  useCreateTicketMutation,
  useGetTicketQuery,
  useReplyToTicketMutation,
  useCompleteTicketMutation,
  useReopenTicketMutation,
  useRateTicketMutation,
} = ticketsApi;
