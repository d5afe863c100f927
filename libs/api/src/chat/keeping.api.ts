import type { Chat } from '@portal/domain/chat/chats.contract';
import { keepingContract as contract } from '@portal/domain/chat/keeping.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';
import { chatsApi } from './chats.api.ts';

interface Started {
  dispatch(action: ReturnType<typeof chatsApi.util.updateQueryData<'getChat'>>): unknown;
  readonly queryFulfilled: Promise<{ readonly data: Chat }>;
}

/** The talk that is open shows at once what became of it, and every list reads anew. */
async function show(id: string, { dispatch, queryFulfilled }: Started): Promise<void> {
  const done = await queryFulfilled.catch(() => undefined);
  if (done) dispatch(chatsApi.util.updateQueryData('getChat', { id }, () => done.data));
}
const changed = { invalidatesTags: ['Chat'] } as const;

/** How she keeps her talks: on top, quiet, or closed (CHT-1). */
export const keepingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPinnedChats: build.query({
      ...fromContract(contract.listPinnedChats),
      providesTags: ['Chat'],
      onCacheEntryAdded: refetchOn(['chat.message', 'chat.message.changed', 'chat.changed'], ['Chat']),
    }),
    pinChat: build.mutation({
      ...fromContract(contract.pinChat),
      onQueryStarted: ({ id }, started) => show(id, started),
      ...changed,
    }),
    unpinChat: build.mutation({
      ...fromContract(contract.unpinChat),
      onQueryStarted: ({ id }, started) => show(id, started),
      ...changed,
    }),
    muteChat: build.mutation({
      ...fromContract(contract.muteChat),
      onQueryStarted: ({ id }, started) => show(id, started),
      ...changed,
    }),
    unmuteChat: build.mutation({
      ...fromContract(contract.unmuteChat),
      onQueryStarted: ({ id }, started) => show(id, started),
      ...changed,
    }),
    blockChat: build.mutation({
      ...fromContract(contract.blockChat),
      onQueryStarted: ({ id }, started) => show(id, started),
      ...changed,
    }),
    unblockChat: build.mutation({
      ...fromContract(contract.unblockChat),
      onQueryStarted: ({ id }, started) => show(id, started),
      ...changed,
    }),
  }),
});

export const {
  useListPinnedChatsQuery,
  usePinChatMutation,
  useUnpinChatMutation,
  useMuteChatMutation,
  useUnmuteChatMutation,
  useBlockChatMutation,
  useUnblockChatMutation,
} = keepingApi;
