import { trialLessonsContract as contract } from '@portal/domain/teachers/trial-lessons.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** The free first lesson that a family books on the page of a teacher. */
export const trialLessonsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTrialTimes: build.query({ ...fromContract(contract.listTrialTimes), providesTags: ['TrialTimes'] }),
    sendTrialCode: build.mutation({
      ...fromContract(contract.sendTrialCode),
      invalidatesTags: (_sent, error) => (error ? ['TrialTimes'] : []),
    }),
    // Booked or taken by somebody else meanwhile: either way there is a time less.
    bookTrialLesson: build.mutation({ ...fromContract(contract.bookTrialLesson), invalidatesTags: ['TrialTimes'] }),
  }),
});

export const { useListTrialTimesQuery, useSendTrialCodeMutation, useBookTrialLessonMutation } = trialLessonsApi;
