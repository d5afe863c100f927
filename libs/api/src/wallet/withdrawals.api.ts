import { withdrawalsContract as contract } from '@portal/domain/wallet/withdrawals.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const read = {
  providesTags: ['Withdrawal'],
  onCacheEntryAdded: refetchOn('withdrawal.changed', ['Withdrawal']),
} as const;

// It leaves the wallet at once, or comes back to it.
const moved = {
  invalidatesTags: ['Withdrawal', 'Income', 'Transaction', 'PaymentAccount', 'Statement'],
} as const;

/** Money on its way to the teacher's bank account. */
export const withdrawalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawals: build.query({ ...fromContract(contract.listWithdrawals), ...read }),
    getWithdrawal: build.query({ ...fromContract(contract.getWithdrawal), ...read }),
    getWithdrawalTerms: build.query({ ...fromContract(contract.getWithdrawalTerms), ...read }),
    requestWithdrawal: build.mutation({ ...fromContract(contract.requestWithdrawal), ...moved }),
    cancelWithdrawal: build.mutation({ ...fromContract(contract.cancelWithdrawal), ...moved }),
  }),
});

export const {
  useListWithdrawalsQuery,
  useGetWithdrawalQuery,
  useGetWithdrawalTermsQuery,
  useRequestWithdrawalMutation,
  useCancelWithdrawalMutation,
} = withdrawalsApi;
