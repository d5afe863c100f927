import { profileContract } from '@portal/domain/profile/profile.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** Whether the teaching profile was handed in (WEL-1). */
export const profileStatusApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkProfileSubmission: build.query({
      ...fromContract(profileContract.checkProfileSubmission),
      providesTags: ['ProfileStatus'],
    }),
  }),
});

export const { useCheckProfileSubmissionQuery } = profileStatusApi;
