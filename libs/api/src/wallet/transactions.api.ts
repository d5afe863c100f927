import type { AnswerOf, RequestOf } from '@portal/domain/contract/endpoint';
import { transactionsContract as contract } from '@portal/domain/wallet/transactions.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const read = {
  providesTags: ['Transaction'],
  onCacheEntryAdded: refetchOn(['withdrawal.changed', 'wallet.changed'], ['Transaction']),
} as const;

const list = fromContract(contract.listTransactions);
const PAGE = 20;

type TransactionPage = AnswerOf<typeof contract.listTransactions>;
type TransactionFilter = Omit<RequestOf<typeof contract.listTransactions>, 'lastItem' | 'size'>;

/** Everything that moved in the wallets of a teacher (INC-2). */
export const transactionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTransactions: build.query({ ...list, ...read }),
    /** The same as far as it is looked at, page after page by the last item that is shown. */
    followTransactions: build.infiniteQuery<TransactionPage, TransactionFilter, string | undefined>({
      ...list,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => (items.length < PAGE ? undefined : items.at(-1)?.id),
      },
      query: ({ queryArg, pageParam }) => list.query({ ...queryArg, lastItem: pageParam, size: String(PAGE) }),
      ...read,
    }),
    getTransaction: build.query({ ...fromContract(contract.getTransaction), ...read }),
  }),
});

export const { useListTransactionsQuery, useFollowTransactionsInfiniteQuery, useGetTransactionQuery } = transactionsApi;
