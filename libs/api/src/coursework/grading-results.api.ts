import { gradingResultsContract as contract } from '@portal/domain/coursework/grading-results.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

// Whatever is graded changes them.
const read = {
  providesTags: ['SubmissionQueue'],
  onCacheEntryAdded: refetchOn('assignment.changed', ['SubmissionQueue']),
} as const;

/** What came out of what was graded (ASG-2). */
export const gradingResultsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAssignmentResults: build.query({ ...fromContract(contract.getAssignmentResults), ...read }),
    getClassResults: build.query({ ...fromContract(contract.getClassResults), ...read }),
  }),
});

export const { useGetAssignmentResultsQuery, useGetClassResultsQuery } = gradingResultsApi;
