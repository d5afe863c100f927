import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SubmissionMarks } from '@portal/domain/coursework/marks';
import { marksContract as contract } from '@portal/domain/coursework/marks.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { submissionsApi } from './submissions.api.ts';

interface Lifecycle {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the state's type names every endpoint
  readonly dispatch: ThunkDispatch<any, any, UnknownAction>;
  readonly queryFulfilled: Promise<{ data: SubmissionMarks }>;
}

/** Every write answers with all of it: whoever shows it has it at once, and where the grading stands. */
async function keepAnswer({ id }: { readonly id: string }, { dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(marksApi.util.updateQueryData('getSubmissionMarks', { id }, () => data));
    dispatch(
      submissionsApi.util.updateQueryData('getSubmission', { id }, (submission) => {
        submission.gradeState = data.gradeState;
      }),
    );
  } catch {
    // The caller shows why it failed.
  }
}

/** What is drawn on handed-in files and said of them (ASG-2). */
export const marksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSubmissionMarks: build.query({ ...fromContract(contract.getSubmissionMarks), providesTags: ['Submission'] }),
    saveFileMarks: build.mutation({
      ...fromContract(contract.saveFileMarks),
      onQueryStarted: (request, lifecycle) => keepAnswer(request, lifecycle),
    }),
    saveVoiceComment: build.mutation({
      ...fromContract(contract.saveVoiceComment),
      onQueryStarted: (request, lifecycle) => keepAnswer(request, lifecycle),
    }),
  }),
});

export const { useGetSubmissionMarksQuery, useSaveVoiceCommentMutation } = marksApi;
