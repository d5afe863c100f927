import { savedRepliesContract as contract } from '@portal/domain/chat/saved-replies.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const changed = { invalidatesTags: ['SavedReply'] } as const;

/** What a teacher keeps to write again, in two languages. */
export const savedRepliesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSavedReplies: build.query({ ...fromContract(contract.listSavedReplies), providesTags: ['SavedReply'] }),
    createSavedReply: build.mutation({ ...fromContract(contract.createSavedReply), ...changed }),
    updateSavedReply: build.mutation({ ...fromContract(contract.updateSavedReply), ...changed }),
    deleteSavedReply: build.mutation({ ...fromContract(contract.deleteSavedReply), ...changed }),
  }),
});

export const {
  useListSavedRepliesQuery,
  useCreateSavedReplyMutation,
  useUpdateSavedReplyMutation,
  useDeleteSavedReplyMutation,
} = savedRepliesApi;
