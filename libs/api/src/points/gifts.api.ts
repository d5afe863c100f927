import type { AnswerOf, RequestOf } from '@portal/domain/contract/endpoint';
import { giftsContract as contract } from '@portal/domain/points/gifts.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';

const moved = { invalidatesTags: ['Gift', 'GiftRedemption', 'Points', 'Transaction'] } as const;

const myGifts = fromContract(contract.listMyGifts);
const PAGE = 20;
type MyGiftPage = AnswerOf<typeof contract.listMyGifts>;
type MyGiftFilter = Omit<RequestOf<typeof contract.listMyGifts>, 'lastItem' | 'size'>;

/** What points are exchanged for, and what became of it (PTS-1). */
export const giftsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGifts: build.query({
      ...fromContract(contract.listGifts),
      providesTags: ['Gift'],
      onCacheEntryAdded: refetchOn('wallet.changed', ['Gift', 'GiftRedemption']),
    }),
    getGift: build.query({ ...fromContract(contract.getGift), providesTags: ['Gift'] }),
    markGift: build.mutation({ ...fromContract(contract.markGift), invalidatesTags: ['Gift', 'Points'] }),
    redeemGift: build.mutation({ ...fromContract(contract.redeemGift), ...moved }),
    /** As far as it is looked at, page after page by the last item that is shown. */
    followMyGifts: build.infiniteQuery<MyGiftPage, MyGiftFilter, string | undefined>({
      ...myGifts,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => (items.length < PAGE ? undefined : items.at(-1)?.id),
      },
      query: ({ queryArg, pageParam }) => myGifts.query({ ...queryArg, lastItem: pageParam, size: String(PAGE) }),
      providesTags: ['GiftRedemption'],
      onCacheEntryAdded: refetchOn('wallet.changed', ['Gift', 'GiftRedemption']),
    }),
    getMyGift: build.query({
      ...fromContract(contract.getMyGift),
      providesTags: ['GiftRedemption'],
      onCacheEntryAdded: refetchOn('wallet.changed', ['Gift', 'GiftRedemption']),
    }),
    cancelMyGift: build.mutation({ ...fromContract(contract.cancelMyGift), ...moved }),
    useMyGift: build.mutation({ ...fromContract(contract.useMyGift), ...moved }),
  }),
});

export const {
  useListGiftsQuery,
  useGetGiftQuery,
  useMarkGiftMutation,
  useRedeemGiftMutation,
  useFollowMyGiftsInfiniteQuery,
  useGetMyGiftQuery,
  useCancelMyGiftMutation,
  useUseMyGiftMutation,
} = giftsApi;
