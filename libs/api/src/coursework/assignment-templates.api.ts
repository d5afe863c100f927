import { assignmentTemplatesContract as contract } from '@portal/domain/coursework/assignment-templates.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const changed = { invalidatesTags: ['AssignmentTemplate'] } as const;

/** Assignments that are kept and given again (ASG-1). */
export const assignmentTemplatesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAssignmentTemplates: build.query({
      ...fromContract(contract.listAssignmentTemplates),
      providesTags: ['AssignmentTemplate'],
    }),
    keepAsTemplate: build.mutation({ ...fromContract(contract.keepAsTemplate), ...changed }),
    updateAssignmentTemplate: build.mutation({ ...fromContract(contract.updateAssignmentTemplate), ...changed }),
    deleteAssignmentTemplate: build.mutation({ ...fromContract(contract.deleteAssignmentTemplate), ...changed }),
    getLastResult: build.query({ ...fromContract(contract.getLastResult), providesTags: ['Assignment'] }),
    giveAgain: build.mutation({
      ...fromContract(contract.giveAgain),
      invalidatesTags: ['Assignment', 'AssignmentTemplate', 'Class'],
    }),
  }),
});

export const {
  useListAssignmentTemplatesQuery,
  useKeepAsTemplateMutation,
  useUpdateAssignmentTemplateMutation,
  useDeleteAssignmentTemplateMutation,
  useGetLastResultQuery,
  useGiveAgainMutation,
} = assignmentTemplatesApi;
