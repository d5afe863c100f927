import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { familyChatContract as contract } from '@portal/domain/families/family-chat.contract';
import { baseApi } from '../base-api.ts';
import {
  amended,
  changedBy,
  type Conversation,
  createCatchUp,
  joined,
  showing,
  showSent,
} from '../chat/conversation.ts';
import { fromContract } from '../from-contract.ts';

const page = fromContract(contract.listFamilyMessages);
/** For how long what was read of a talk stays when nobody looks at it, in seconds. */
const KEPT_SECONDS = 600;

/** The door tells of the last message too. */
const toldAtTheDoor = (changed: ChatMessage | undefined) => (changed ? (['FamilyDoor'] as const) : []);

/** The room of a class as a family reads it. No socket speaks to families: the page asks where the talk stands, and reads what is new. */
export const familyChatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFamilyChat: build.query({
      ...fromContract(contract.getFamilyChat),
      async onQueryStarted({ link }, { dispatch, getState, queryFulfilled }) {
        const { lastSeq = 0, lastChange = 0 } = (await queryFulfilled.catch(() => undefined))?.data ?? {};
        const known = () => familyChatApi.endpoints.getFamilyConversation.select({ link })(getState()).data;
        const here = known();
        if (!here || ((here.items.at(-1)?.seq ?? 0) >= lastSeq && here.lastChange >= lastChange)) return;
        const { loadFamilyMessages, getFamilyConversation } = familyChatApi.endpoints;
        const catchUp = createCatchUp({
          known,
          load: (span) => dispatch(loadFamilyMessages.initiate({ link, ...span }, { track: false })).unwrap(),
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
      async onQueryStarted({ link, changedAfter }, { dispatch, queryFulfilled }) {
        const loaded = (await queryFulfilled.catch(() => undefined))?.data;
        if (!loaded) return;
        const add = changedAfter === undefined ? joined : amended;
        dispatch(familyChatApi.util.updateQueryData('getFamilyConversation', { link }, (known) => add(known, loaded)));
      },
    }),

    editFamilyMessage: build.mutation({
      ...fromContract(contract.editFamilyMessage),
      onQueryStarted: ({ link }, { dispatch, queryFulfilled }) =>
        changedBy(queryFulfilled, (changed) => void dispatch(inPlace(link, changed))),
      invalidatesTags: toldAtTheDoor,
    }),
    deleteFamilyMessage: build.mutation({
      ...fromContract(contract.deleteFamilyMessage),
      onQueryStarted: ({ link }, { dispatch, queryFulfilled }) =>
        changedBy(queryFulfilled, (changed) => void dispatch(inPlace(link, changed))),
      invalidatesTags: toldAtTheDoor,
    }),
    reactToFamilyMessage: build.mutation({
      ...fromContract(contract.reactToFamilyMessage),
      onQueryStarted: ({ link }, { dispatch, queryFulfilled }) =>
        changedBy(queryFulfilled, (changed) => void dispatch(inPlace(link, changed))),
      invalidatesTags: toldAtTheDoor,
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

/** What was changed, in the place of what it was; the number up to which all changes are known stays. */
const inPlace = (link: string, changed: ChatMessage) =>
  familyChatApi.util.updateQueryData('getFamilyConversation', { link }, (known) => showing(known, [changed]));

export const {
  useGetFamilyChatQuery,
  useGetFamilyConversationQuery,
  useLoadFamilyMessagesMutation,
  useSendFamilyMessageMutation,
  useEditFamilyMessageMutation,
  useDeleteFamilyMessageMutation,
  useReactToFamilyMessageMutation,
  useMarkFamilyChatReadMutation,
} = familyChatApi;
