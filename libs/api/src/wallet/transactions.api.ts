import { transactionsContract as contract } from '@portal/domain/wallet/transactions.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const read = {
  providesTags: ['Transaction'],
  onCacheEntryAdded: refetchOn(['withdrawal.changed', 'wallet.changed'], ['Transaction']),
} as const;

/** Everything that moved in the wallets of a teacher (INC-2). */
export const transactionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTransactions: build.query({ ...fromContract(contract.listTransactions), ...read }),
    getTransaction: build.query({ ...fromContract(contract.getTransaction), ...read }),
  }),
});

export const { useListTransactionsQuery, useGetTransactionQuery } = transactionsApi;
