import { gradingCommentsContract as contract } from '@portal/domain/coursework/grading-comments.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const changed = { invalidatesTags: ['GradingComment'] } as const;

/** What a teacher says again and again while she grades (ASG-2). */
export const gradingCommentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGradingComments: build.query({
      ...fromContract(contract.listGradingComments),
      providesTags: ['GradingComment'],
    }),
    createGradingComment: build.mutation({ ...fromContract(contract.createGradingComment), ...changed }),
    updateGradingComment: build.mutation({ ...fromContract(contract.updateGradingComment), ...changed }),
    deleteGradingComment: build.mutation({ ...fromContract(contract.deleteGradingComment), ...changed }),
    // The order stays while she grades: the numbers of the keys are those that she sees.
    useGradingComment: build.mutation(fromContract(contract.useGradingComment)),
  }),
});

export const {
  useListGradingCommentsQuery,
  useCreateGradingCommentMutation,
  useUpdateGradingCommentMutation,
  useDeleteGradingCommentMutation,
  useUseGradingCommentMutation,
} = gradingCommentsApi;
