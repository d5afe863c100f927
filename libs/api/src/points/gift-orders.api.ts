import type { AnswerOf, RequestOf } from '@portal/domain/contract/endpoint';
import { giftOrdersContract as contract } from '@portal/domain/points/gift-orders.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const changed = { invalidatesTags: ['GiftRedemption', 'Gift'] } as const;

const orders = fromContract(contract.listGiftOrders);
const PAGE = 20;
type OrderPage = AnswerOf<typeof contract.listGiftOrders>;
type OrderFilter = Omit<RequestOf<typeof contract.listGiftOrders>, 'lastItem' | 'size'>;

/** The operators' desk for gifts. */
export const giftOrdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** As far as it is looked at, page after page by the last item that is shown. */
    followGiftOrders: build.infiniteQuery<OrderPage, OrderFilter, string | undefined>({
      ...orders,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => (items.length < PAGE ? undefined : items.at(-1)?.id),
      },
      query: ({ queryArg, pageParam }) => orders.query({ ...queryArg, lastItem: pageParam, size: String(PAGE) }),
      providesTags: ['GiftRedemption'],
    }),
    getGiftOrder: build.query({ ...fromContract(contract.getGiftOrder), providesTags: ['GiftRedemption'] }),
    moveGiftOrder: build.mutation({ ...fromContract(contract.moveGiftOrder), ...changed }),
    listStockedGifts: build.query({ ...fromContract(contract.listStockedGifts), providesTags: ['Gift'] }),
    createGift: build.mutation({ ...fromContract(contract.createGift), ...changed }),
    editGift: build.mutation({ ...fromContract(contract.editGift), ...changed }),
    stockGift: build.mutation({ ...fromContract(contract.stockGift), ...changed }),
  }),
});

export const {
  useFollowGiftOrdersInfiniteQuery,
  useGetGiftOrderQuery,
  useMoveGiftOrderMutation,
  useListStockedGiftsQuery,
  useCreateGiftMutation,
  useEditGiftMutation,
  useStockGiftMutation,
} = giftOrdersApi;
