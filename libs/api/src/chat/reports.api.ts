import { reportsContract as contract } from '@portal/domain/chat/reports.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const ofTalk = (_answer: unknown, _error: unknown, { id }: { id: string }) => [{ type: 'ChatReport', id } as const];
const changed = { invalidatesTags: ofTalk } as const;

/** What she told the team of a talk, and what came of it (CHT-1). */
export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listChatReports: build.query({
      ...fromContract(contract.listChatReports),
      providesTags: ofTalk,
      onCacheEntryAdded: refetchOn(['chat.changed'], ['ChatReport']),
    }),
    reportMessage: build.mutation({ ...fromContract(contract.reportMessage), ...changed }),
    reportChat: build.mutation({ ...fromContract(contract.reportChat), ...changed }),
  }),
});

export const { useListChatReportsQuery, useReportMessageMutation, useReportChatMutation } = reportsApi;
