import { incomeAdjustmentsContract as contract } from '@portal/domain/wallet/income-adjustments.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** How the operators correct what a lesson earned. */
export const incomeAdjustmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLessonIncome: build.query({ ...fromContract(contract.getLessonIncome), providesTags: ['Income'] }),
    adjustIncome: build.mutation({ ...fromContract(contract.adjustIncome), invalidatesTags: ['Income'] }),
  }),
});

export const { useGetLessonIncomeQuery, useAdjustIncomeMutation } = incomeAdjustmentsApi;
