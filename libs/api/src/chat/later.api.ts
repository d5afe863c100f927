import { laterContract as contract } from '@portal/domain/chat/later.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { transport } from '../transport.ts';
import { chatsApi } from './chats.api.ts';

const ofTalk = (_answer: unknown, _error: unknown, { id }: { id: string }) => [{ type: 'ChatLater', id } as const];
const changed = { invalidatesTags: ofTalk } as const;

/** What a teacher keeps in a talk to be sent later. */
export const laterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** It follows the talk: what was sent waits no more, and other tabs keep and cancel too. */
    listLaterMessages: build.query({
      ...fromContract(contract.listLaterMessages),
      providesTags: ofTalk,
      async onCacheEntryAdded({ id }, { cacheEntryRemoved, dispatch }) {
        const { realtime } = transport();
        const refetch = () => void dispatch(baseApi.util.invalidateTags([{ type: 'ChatLater', id }]));
        const stops = [
          realtime.on('chat.message', (written) => written.id === id && refetch()),
          realtime.on('chat.changed', (other) => other.id === id && refetch()),
          realtime.onReconnect(refetch),
        ];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),

    keepLaterMessage: build.mutation({
      ...fromContract(contract.keepLaterMessage),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        if (!(await queryFulfilled.catch(() => undefined))) return;
        // From the first one on, the talk reads what waits.
        dispatch(chatsApi.util.updateQueryData('getChat', { id }, (chat) => void (chat.laterCount += 1)));
      },
      ...changed,
    }),
    changeLaterMessage: build.mutation({ ...fromContract(contract.changeLaterMessage), ...changed }),
    rewriteLaterMessage: build.mutation({ ...fromContract(contract.rewriteLaterMessage), ...changed }),
    cancelLaterMessage: build.mutation({ ...fromContract(contract.cancelLaterMessage), ...changed }),

    sendLaterMessage: build.mutation({
      ...fromContract(contract.sendLaterMessage),
      async onQueryStarted({ id }, { dispatch, getState, queryFulfilled }) {
        if (!(await queryFulfilled.catch(() => undefined))) return;
        const known = chatsApi.endpoints.getConversation.select({ id })(getState()).data;
        const after = String(known?.items.at(-1)?.seq ?? 0);
        if (known) dispatch(chatsApi.endpoints.loadMessages.initiate({ id, after }, { track: false }));
      },
      ...changed,
    }),
  }),
});

export const {
  useListLaterMessagesQuery,
  useKeepLaterMessageMutation,
  useChangeLaterMessageMutation,
  useRewriteLaterMessageMutation,
  useCancelLaterMessageMutation,
  useSendLaterMessageMutation,
} = laterApi;
