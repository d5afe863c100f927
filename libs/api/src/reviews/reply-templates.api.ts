import { replyTemplatesContract as contract } from '@portal/domain/reviews/reply-templates.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const changed = { invalidatesTags: ['ReplyTemplate'] } as const;

/** Answers that a teacher keeps for reviews to come (REV-1). */
export const replyTemplatesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReplyTemplates: build.query({ ...fromContract(contract.listReplyTemplates), providesTags: ['ReplyTemplate'] }),
    createReplyTemplate: build.mutation({ ...fromContract(contract.createReplyTemplate), ...changed }),
    updateReplyTemplate: build.mutation({ ...fromContract(contract.updateReplyTemplate), ...changed }),
    deleteReplyTemplate: build.mutation({ ...fromContract(contract.deleteReplyTemplate), ...changed }),
  }),
});

export const {
  useListReplyTemplatesQuery,
  useCreateReplyTemplateMutation,
  useUpdateReplyTemplateMutation,
  useDeleteReplyTemplateMutation,
} = replyTemplatesApi;
