import { sessionContract } from '@portal/domain/identity/session.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** The signed-in person (SES-1). */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query({ ...fromContract(sessionContract.getProfile), providesTags: ['Profile'] }),
  }),
});

export const { useGetProfileQuery } = profileApi;
