import { familySummaryContract as contract } from '@portal/domain/families/family-summary.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** What is left of a lesson, by the link of a family. It is over, and stays as it is but for its recordings. */
export const familySummaryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFamilySummary: build.query({ ...fromContract(contract.getFamilySummary), providesTags: ['FamilySummary'] }),
  }),
});

export const { useGetFamilySummaryQuery } = familySummaryApi;
