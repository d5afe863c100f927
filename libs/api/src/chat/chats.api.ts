import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { chatsContract as contract } from '@portal/domain/chat/chats.contract';
import type { AnswerOf, RequestOf } from '@portal/domain/contract/endpoint';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';
import { refetchOn } from '../refetch-on.ts';
import { transport } from '../transport.ts';
import { followCards } from './card-changes.ts';
import {
  amended,
  begun,
  changedBy,
  type Conversation,
  createCatchUp,
  joined,
  pageAround,
  renewed,
  showBegun,
  showing,
  showSent,
} from './conversation.ts';

const page = fromContract(contract.listMessages);
const list = fromContract(contract.listChats);
/** Lists follow what is written, what is read and what is put away. */
const read = {
  providesTags: ['Chat'],
  onCacheEntryAdded: refetchOn(['chat.message', 'chat.message.changed', 'chat.changed'], ['Chat']),
} as const;
const ROOMS = 30;

type RoomPage = AnswerOf<typeof contract.listChats>;
type RoomFilter = Omit<RequestOf<typeof contract.listChats>, 'lastItem' | 'size'>;

const FRESH = { subscribe: false, forceRefetch: true } as const;
/** For how long what was read of a talk stays when nobody looks at it, in seconds. */
const KEPT_SECONDS = 600;

/** The teacher's talks (CHT-1). */
export const chatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listChats: build.query({ ...list, ...read }),

    /** One of the lists as far as it is looked at, page after page by the last talk that is shown. */
    followChats: build.infiniteQuery<RoomPage, RoomFilter, string | undefined>({
      ...list,
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items }) => (items.length < ROOMS ? undefined : items.at(-1)?.id),
      },
      query: ({ queryArg, pageParam }) => list.query({ ...queryArg, lastItem: pageParam, size: String(ROOMS) }),
      ...read,
    }),

    /** Who is in a talk, and how far each has read. */
    getChat: build.query({
      ...fromContract(contract.getChat),
      async onCacheEntryAdded({ id }, { cacheEntryRemoved, dispatch, getCacheEntry }) {
        const { realtime } = transport();
        const refetch = () => void dispatch(chatsApi.endpoints.getChat.initiate({ id }, FRESH));
        const stops = [
          realtime.on('chat.changed', (changed) => changed.id === id && refetch()),
          // A message brings a talk back that was put away; what else it changes, reading it says.
          realtime.on('chat.message', (written) => written.id === id && getCacheEntry().data?.isArchived && refetch()),
          realtime.onReconnect(refetch),
        ];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),

    /** The messages of a talk: the newest first, then whatever comes, and what `loadMessages` brings. */
    getConversation: build.query<Conversation, { id: string }>({
      ...page,
      query: ({ id }) => page.query({ id }),
      merge: renewed,
      keepUnusedDataFor: KEPT_SECONDS,
      async onCacheEntryAdded({ id }, { cacheEntryRemoved, dispatch, getCacheEntry }) {
        const { realtime } = transport();
        const known = () => getCacheEntry().data;
        const { loadMessages } = chatsApi.endpoints;
        const catchUp = createCatchUp({
          known,
          load: (span) => dispatch(loadMessages.initiate({ id, ...span }, { track: false })).unwrap(),
          restart: () => void dispatch(chatsApi.endpoints.getConversation.initiate({ id }, FRESH)),
          persists: true,
        });
        const stops = [
          followCards(realtime, {
            known,
            load: (seq) =>
              void dispatch(loadMessages.initiate({ id, after: String(seq - 1), size: '1' }, { track: false })),
          }),
          realtime.on('chat.message', (written) => written.id === id && void catchUp()),
          realtime.on('chat.message.changed', (changed) => changed.id === id && void catchUp()),
          // At the first connection too: it comes after the first answer, and nobody announced what arrived between the two.
          realtime.onConnectionChange(() => realtime.isConnected() && void catchUp()),
        ];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),

    /** One more page of a conversation: the messages before a number, those behind it, or what was changed since. */
    loadMessages: build.mutation({
      ...page,
      async onQueryStarted({ id, changedAfter }, { dispatch, queryFulfilled }) {
        const loaded = (await queryFulfilled.catch(() => undefined))?.data;
        if (!loaded) return;
        const add = changedAfter === undefined ? joined : amended;
        dispatch(chatsApi.util.updateQueryData('getConversation', { id }, (known) => add(known, loaded)));
      },
    }),

    /** Begins the conversation anew around a message, or with the newest ones. */
    beginConversation: build.mutation<Conversation, { id: string; around?: number | undefined }>({
      ...page,
      query: ({ id, around }) => page.query({ id, ...(around !== undefined && pageAround(around)) }),
      async onQueryStarted({ id, around }, { dispatch, getState, queryFulfilled }) {
        const loaded = (await queryFulfilled.catch(() => undefined))?.data;
        if (!loaded) return;
        showBegun(loaded, chatsApi.endpoints.getConversation.select({ id })(getState()).data, {
          isNewest: around === undefined,
          put: (page) =>
            dispatch(chatsApi.util.updateQueryData('getConversation', { id }, (known) => begun(known, page))),
          load: (after) =>
            dispatch(chatsApi.endpoints.loadMessages.initiate({ id, after: String(after) }, { track: false })),
        });
      },
    }),

    editMessage: build.mutation({
      ...fromContract(contract.editMessage),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        changedBy(queryFulfilled, (changed) => void dispatch(inPlace(id, changed))),
    }),
    deleteMessage: build.mutation({
      ...fromContract(contract.deleteMessage),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        changedBy(queryFulfilled, (changed) => void dispatch(inPlace(id, changed))),
    }),
    reactToMessage: build.mutation({
      ...fromContract(contract.reactToMessage),
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) =>
        changedBy(queryFulfilled, (changed) => void dispatch(inPlace(id, changed))),
    }),

    /** Repeat it under the same client id until it arrives: that is one message (R16). */
    sendMessage: build.mutation({
      ...fromContract(contract.sendMessage),
      async onQueryStarted({ id }, { dispatch, getState, queryFulfilled }) {
        const sent = (await queryFulfilled.catch(() => undefined))?.data;
        const known = sent && chatsApi.endpoints.getConversation.select({ id })(getState()).data;
        if (!known) return;
        showSent(sent, known, {
          put: (page) =>
            dispatch(chatsApi.util.updateQueryData('getConversation', { id }, (before) => joined(before, page))),
          load: (after) =>
            dispatch(chatsApi.endpoints.loadMessages.initiate({ id, after: String(after) }, { track: false })),
        });
      },
    }),

    markChatRead: build.mutation({
      ...fromContract(contract.markChatRead),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        // Where the room is the first page, it is read before the socket is here, and nobody announces it to the lists.
        const isAnnounced = transport().realtime.isConnected();
        const marked = await queryFulfilled.catch(() => undefined);
        if (!marked) return;
        dispatch(chatsApi.util.updateQueryData('getChat', { id }, () => marked.data));
        if (!isAnnounced) dispatch(chatsApi.util.invalidateTags(['Chat']));
      },
    }),

    markChatAnswered: build.mutation({
      ...fromContract(contract.markChatAnswered),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const marked = await queryFulfilled.catch(() => undefined);
        if (marked) dispatch(chatsApi.util.updateQueryData('getChat', { id }, () => marked.data));
      },
      invalidatesTags: ['Chat'],
    }),

    actOnChat: build.mutation({
      ...fromContract(contract.actOnChat),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => undefined);
        if (done) dispatch(chatsApi.util.updateQueryData('getChat', { id }, () => done.data));
      },
      invalidatesTags: ['Chat'],
    }),
  }),
});

/** What was changed, in the place of what it was; the number up to which all changes are known stays. */
const inPlace = (id: string, changed: ChatMessage) =>
  chatsApi.util.updateQueryData('getConversation', { id }, (known) => showing(known, [changed]));

export const {
  useListChatsQuery,
  useFollowChatsInfiniteQuery,
  useActOnChatMutation,
  useGetChatQuery,
  useGetConversationQuery,
  useBeginConversationMutation,
  useLoadMessagesMutation,
  useSendMessageMutation,
  useEditMessageMutation,
  useDeleteMessageMutation,
  useReactToMessageMutation,
  useMarkChatReadMutation,
  useMarkChatAnsweredMutation,
} = chatsApi;
