import { withdrawalsContract as contract } from '@portal/domain/wallet/withdrawals.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const read = {
  providesTags: ['Withdrawal'],
  onCacheEntryAdded: refetchOn('withdrawal.changed', ['Withdrawal']),
} as const;

/** Money on its way to the teacher's bank account. */
export const withdrawalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawals: build.query({ ...fromContract(contract.listWithdrawals), ...read }),
    getWithdrawal: build.query({ ...fromContract(contract.getWithdrawal), ...read }),
    cancelWithdrawal: build.mutation({ ...fromContract(contract.cancelWithdrawal), invalidatesTags: ['Withdrawal'] }),
  }),
});

export const { useListWithdrawalsQuery, useGetWithdrawalQuery, useCancelWithdrawalMutation } = withdrawalsApi;
