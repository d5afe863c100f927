import { thanksContract as contract } from '@portal/domain/points/thanks.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** How a family thanks for a lesson that was held. */
export const thanksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getThanks: build.query({ ...fromContract(contract.getThanks), providesTags: ['FamilyLessons'] }),
    giveThanks: build.mutation({ ...fromContract(contract.giveThanks), invalidatesTags: ['FamilyLessons'] }),
  }),
});

export const { useGetThanksQuery, useGiveThanksMutation } = thanksApi;
