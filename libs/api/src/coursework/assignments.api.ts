import { assignmentsContract as contract } from '@portal/domain/coursework/assignments.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const read = {
  providesTags: ['Assignment'],
  onCacheEntryAdded: refetchOn('assignment.changed', ['Assignment']),
} as const;
/** The card of a student counts them. */
const changed = { invalidatesTags: ['Assignment', 'Class'] } as const;

/** Assignments of a class and what its students hand in (ASG-1). */
export const assignmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAssignments: build.query({ ...fromContract(contract.listAssignments), ...read }),
    createAssignment: build.mutation({ ...fromContract(contract.createAssignment), ...changed }),
    getAssignment: build.query({ ...fromContract(contract.getAssignment), ...read }),
    updateAssignment: build.mutation({ ...fromContract(contract.updateAssignment), ...changed }),
    deleteAssignment: build.mutation({ ...fromContract(contract.deleteAssignment), ...changed }),
    publishAssignment: build.mutation({ ...fromContract(contract.publishAssignment), ...changed }),
    extendAssignment: build.mutation({ ...fromContract(contract.extendAssignment), ...changed }),
    addAssignmentNote: build.mutation({ ...fromContract(contract.addAssignmentNote), ...changed }),
    extendForStudent: build.mutation({ ...fromContract(contract.extendForStudent), ...changed }),
    remindOfAssignment: build.mutation({ ...fromContract(contract.remindOfAssignment), ...changed }),
    archiveAssignment: build.mutation(fromContract(contract.archiveAssignment)),
    listSubmissions: build.query({ ...fromContract(contract.listSubmissions), ...read }),
  }),
});

export const {
  useListAssignmentsQuery,
  useCreateAssignmentMutation,
  useGetAssignmentQuery,
  useUpdateAssignmentMutation,
  useDeleteAssignmentMutation,
  usePublishAssignmentMutation,
  useExtendAssignmentMutation,
  useAddAssignmentNoteMutation,
  useExtendForStudentMutation,
  useRemindOfAssignmentMutation,
  useArchiveAssignmentMutation,
  useListSubmissionsQuery,
} = assignmentsApi;
