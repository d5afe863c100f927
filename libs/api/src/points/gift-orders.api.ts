import { giftOrdersContract as contract } from '@portal/domain/points/gift-orders.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const changed = { invalidatesTags: ['GiftRedemption', 'Gift'] } as const;

/** The operators' desk for gifts. */
export const giftOrdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listGiftOrders: build.query({ ...fromContract(contract.listGiftOrders), providesTags: ['GiftRedemption'] }),
    getGiftOrder: build.query({ ...fromContract(contract.getGiftOrder), providesTags: ['GiftRedemption'] }),
    moveGiftOrder: build.mutation({ ...fromContract(contract.moveGiftOrder), ...changed }),
    listStockedGifts: build.query({ ...fromContract(contract.listStockedGifts), providesTags: ['Gift'] }),
    createGift: build.mutation({ ...fromContract(contract.createGift), ...changed }),
    stockGift: build.mutation({ ...fromContract(contract.stockGift), ...changed }),
  }),
});

export const {
  useListGiftOrdersQuery,
  useGetGiftOrderQuery,
  useMoveGiftOrderMutation,
  useListStockedGiftsQuery,
  useCreateGiftMutation,
  useStockGiftMutation,
} = giftOrdersApi;
