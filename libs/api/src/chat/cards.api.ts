import { cardsContract as contract } from '@portal/domain/chat/cards.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** What a teacher can show in her talks. */
export const cardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listChatCards: build.query({ ...fromContract(contract.listChatCards) }),
  }),
});

export const { useListChatCardsQuery } = cardsApi;
