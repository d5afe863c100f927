import type { AnswerOf } from '@portal/domain/contract/endpoint';
import { receivedThanksContract as contract } from '@portal/domain/points/received-thanks.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const list = fromContract(contract.listReceivedThanks);
const PAGE = 20;
type ThanksPage = AnswerOf<typeof contract.listReceivedThanks>;

/** The thanks of families as their teacher reads them. */
export const receivedThanksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** As far as it is looked at, page after page by the last item that is shown. */
    followReceivedThanks: build.infiniteQuery<ThanksPage, void, string | undefined>({
      ...list,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => (items.length < PAGE ? undefined : items.at(-1)?.id),
      },
      query: ({ pageParam }) => list.query({ lastItem: pageParam, size: String(PAGE) }),
      providesTags: ['Points'],
      onCacheEntryAdded: refetchOn('wallet.changed', ['Points']),
    }),
  }),
});

export const { useFollowReceivedThanksInfiniteQuery } = receivedThanksApi;
