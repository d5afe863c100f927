import { familyChatContract as contract } from '@portal/domain/families/family-chat.contract';
import { baseApi } from '../base-api.ts';
import { type Conversation, createCatchUp, joined, showSent } from '../chat/conversation.ts';
import { fromContract } from '../from-contract.ts';

const page = fromContract(contract.listFamilyMessages);
/** For how long what was read of a talk stays when nobody looks at it, in seconds. */
const KEPT_SECONDS = 600;

/** The room of a class as a family reads it. No socket speaks to families: the page asks where the talk stands, and reads what is new. */
export const familyChatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFamilyChat: build.query({
      ...fromContract(contract.getFamilyChat),
      async onQueryStarted({ link }, { dispatch, getState, queryFulfilled }) {
        const { lastSeq } = (await queryFulfilled.catch(() => undefined))?.data ?? {};
        const newest = () => {
          const { data } = familyChatApi.endpoints.getFamilyConversation.select({ link })(getState());
          return data && (data.items.at(-1)?.seq ?? 0);
        };
        if ((newest() ?? Infinity) >= (lastSeq ?? 0)) return;
        const { loadFamilyMessages, getFamilyConversation } = familyChatApi.endpoints;
        const catchUp = createCatchUp({
          newest,
          load: (after) =>
            dispatch(loadFamilyMessages.initiate({ link, after: String(after) }, { track: false })).unwrap(),
          restart: () =>
            void dispatch(getFamilyConversation.initiate({ link }, { subscribe: false, forceRefetch: true })),
        });
        await catchUp();
      },
    }),

    /** The messages: the newest first, then whatever comes, and what `loadFamilyMessages` brings. */
    getFamilyConversation: build.query<Conversation, { link: string }>({
      ...page,
      query: ({ link }) => page.query({ link } as Parameters<typeof page.query>[0]),
      merge: joined,
      keepUnusedDataFor: KEPT_SECONDS,
    }),

    loadFamilyMessages: build.mutation({
      ...page,
      async onQueryStarted({ link }, { dispatch, queryFulfilled }) {
        const loaded = await queryFulfilled.catch(() => undefined);
        if (loaded)
          dispatch(
            familyChatApi.util.updateQueryData('getFamilyConversation', { link }, (known) =>
              joined(known, loaded.data),
            ),
          );
      },
    }),

    /** Repeat it under the same client id until it arrives: that is one message (R16). */
    sendFamilyMessage: build.mutation({
      ...fromContract(contract.sendFamilyMessage),
      async onQueryStarted({ link }, { dispatch, getState, queryFulfilled }) {
        const sent = (await queryFulfilled.catch(() => undefined))?.data;
        const known = sent && familyChatApi.endpoints.getFamilyConversation.select({ link })(getState()).data;
        if (!known) return;
        showSent(sent, known, {
          put: (more) =>
            dispatch(
              familyChatApi.util.updateQueryData('getFamilyConversation', { link }, (before) => joined(before, more)),
            ),
          load: (after) =>
            dispatch(
              familyChatApi.endpoints.loadFamilyMessages.initiate({ link, after: String(after) }, { track: false }),
            ),
        });
      },
      invalidatesTags: (sent) => (sent ? ['FamilyDoor'] : []),
    }),

    markFamilyChatRead: build.mutation({
      ...fromContract(contract.markFamilyChatRead),
      async onQueryStarted({ link }, { dispatch, queryFulfilled }) {
        const marked = await queryFulfilled.catch(() => undefined);
        if (marked) dispatch(familyChatApi.util.updateQueryData('getFamilyChat', { link }, () => marked.data));
      },
      // What is unread stands there too, beside what was said last.
      invalidatesTags: (marked) => (marked ? ['FamilyDoor'] : []),
    }),
  }),
});

export const {
  useGetFamilyChatQuery,
  useGetFamilyConversationQuery,
  useLoadFamilyMessagesMutation,
  useSendFamilyMessageMutation,
  useMarkFamilyChatReadMutation,
} = familyChatApi;
