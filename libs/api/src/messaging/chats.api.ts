import { chatsContract } from '@portal/domain/messaging/chats.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** The teacher's talks (CHT-1). */
export const chatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listChats: build.query({ ...fromContract(chatsContract.listChats), providesTags: ['Chat'] }),
  }),
});

export const { useListChatsQuery } = chatsApi;
