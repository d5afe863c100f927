import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { FamilyRoom } from '@portal/domain/families/family-chat';
import { familyChatContract as contract } from '@portal/domain/families/family-chat.contract';
import { baseApi } from '../base-api.ts';
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
} from '../chat/conversation.ts';
import { fromContract } from '../from-contract.ts';
import { decisionsIn, familyReportsApi, reportsOf } from './family-reports.api.ts';

const page = fromContract(contract.listFamilyMessages);
/** For how long what was read of a talk stays when nobody looks at it, in seconds. */
const KEPT_SECONDS = 600;

/** Which talk of which family. */
interface TalkOf {
  readonly link: string;
  readonly room: FamilyRoom;
}

/** The door tells of the last message too. */
const toldAtTheDoor = (changed: ChatMessage | undefined) => (changed ? (['FamilyDoor'] as const) : []);

/** The talks of a family: the room of its class, and the one with the teacher alone. No socket speaks to families: the page asks where the talk stands, and reads what is new. */
export const familyChatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFamilyChat: build.query({
      ...fromContract(contract.getFamilyChat),
      async onQueryStarted({ link, room }, { dispatch, getState, queryFulfilled }) {
        const chat = (await queryFulfilled.catch(() => undefined))?.data;
        if (!chat) return;
        const { lastSeq, lastChange, decisions } = chat;
        const reports = familyReportsApi.endpoints.listFamilyReports.select({ link, room })(getState()).data;
        if (reports && decisionsIn(reports) !== decisions) dispatch(baseApi.util.invalidateTags([reportsOf(room)]));
        const known = () => familyChatApi.endpoints.getFamilyConversation.select({ link, room })(getState()).data;
        const here = known();
        const isBehind = here && !here.hasNewer && (here.items.at(-1)?.seq ?? 0) < lastSeq;
        if (!here || (!isBehind && here.lastChange >= lastChange)) return;
        const { loadFamilyMessages, getFamilyConversation } = familyChatApi.endpoints;
        const catchUp = createCatchUp({
          known,
          load: (span) => dispatch(loadFamilyMessages.initiate({ link, room, ...span }, { track: false })).unwrap(),
          restart: () =>
            void dispatch(getFamilyConversation.initiate({ link, room }, { subscribe: false, forceRefetch: true })),
        });
        await catchUp();
      },
    }),

    /** The messages: the newest first, then whatever comes, and what `loadFamilyMessages` brings. */
    getFamilyConversation: build.query<Conversation, TalkOf>({
      ...page,
      query: (of) => page.query(of as Parameters<typeof page.query>[0]),
      merge: renewed,
      keepUnusedDataFor: KEPT_SECONDS,
    }),

    loadFamilyMessages: build.mutation({
      ...page,
      async onQueryStarted({ link, room, changedAfter }, { dispatch, queryFulfilled }) {
        const loaded = (await queryFulfilled.catch(() => undefined))?.data;
        if (!loaded) return;
        const add = changedAfter === undefined ? joined : amended;
        dispatch(
          familyChatApi.util.updateQueryData('getFamilyConversation', { link, room }, (known) => add(known, loaded)),
        );
      },
    }),

    /** Begins the conversation anew around a message, or with the newest ones. */
    beginFamilyConversation: build.mutation<Conversation, TalkOf & { around?: number | undefined }>({
      ...page,
      query: ({ around, ...of }) =>
        page.query({ ...of, ...(around !== undefined && pageAround(around)) } as Parameters<typeof page.query>[0]),
      async onQueryStarted({ around, ...of }, { dispatch, getState, queryFulfilled }) {
        const loaded = (await queryFulfilled.catch(() => undefined))?.data;
        if (!loaded) return;
        showBegun(loaded, familyChatApi.endpoints.getFamilyConversation.select(of)(getState()).data, {
          isNewest: around === undefined,
          put: (more) =>
            dispatch(familyChatApi.util.updateQueryData('getFamilyConversation', of, (known) => begun(known, more))),
          load: (after) =>
            dispatch(
              familyChatApi.endpoints.loadFamilyMessages.initiate({ ...of, after: String(after) }, { track: false }),
            ),
        });
      },
    }),

    editFamilyMessage: build.mutation({
      ...fromContract(contract.editFamilyMessage),
      onQueryStarted: ({ link, room }, { dispatch, queryFulfilled }) =>
        changedBy(queryFulfilled, (changed) => void dispatch(inPlace({ link, room }, changed))),
      invalidatesTags: toldAtTheDoor,
    }),
    deleteFamilyMessage: build.mutation({
      ...fromContract(contract.deleteFamilyMessage),
      onQueryStarted: ({ link, room }, { dispatch, queryFulfilled }) =>
        changedBy(queryFulfilled, (changed) => void dispatch(inPlace({ link, room }, changed))),
      invalidatesTags: toldAtTheDoor,
    }),
    reactToFamilyMessage: build.mutation({
      ...fromContract(contract.reactToFamilyMessage),
      onQueryStarted: ({ link, room }, { dispatch, queryFulfilled }) =>
        changedBy(queryFulfilled, (changed) => void dispatch(inPlace({ link, room }, changed))),
      invalidatesTags: toldAtTheDoor,
    }),

    /** Repeat it under the same client id until it arrives: that is one message (R16). */
    sendFamilyMessage: build.mutation({
      ...fromContract(contract.sendFamilyMessage),
      async onQueryStarted({ link, room }, { dispatch, getState, queryFulfilled }) {
        const sent = (await queryFulfilled.catch(() => undefined))?.data;
        const known = sent && familyChatApi.endpoints.getFamilyConversation.select({ link, room })(getState()).data;
        if (!known) return;
        showSent(sent, known, {
          put: (more) =>
            dispatch(
              familyChatApi.util.updateQueryData('getFamilyConversation', { link, room }, (before) =>
                joined(before, more),
              ),
            ),
          load: (after) =>
            dispatch(
              familyChatApi.endpoints.loadFamilyMessages.initiate(
                { link, room, after: String(after) },
                { track: false },
              ),
            ),
        });
      },
      invalidatesTags: (sent) => (sent ? ['FamilyDoor'] : []),
    }),

    markFamilyChatRead: build.mutation({
      ...fromContract(contract.markFamilyChatRead),
      async onQueryStarted({ link, room }, { dispatch, queryFulfilled }) {
        const marked = await queryFulfilled.catch(() => undefined);
        if (marked) dispatch(familyChatApi.util.updateQueryData('getFamilyChat', { link, room }, () => marked.data));
      },
      // What is unread stands there too, beside what was said last.
      invalidatesTags: (marked) => (marked ? ['FamilyDoor'] : []),
    }),

    blockFamilyChat: build.mutation({
      ...fromContract(contract.blockFamilyChat),
      async onQueryStarted({ link, room }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => undefined);
        if (done) dispatch(familyChatApi.util.updateQueryData('getFamilyChat', { link, room }, () => done.data));
      },
      invalidatesTags: (done) => (done ? ['FamilyDoor'] : []),
    }),
    unblockFamilyChat: build.mutation({
      ...fromContract(contract.unblockFamilyChat),
      async onQueryStarted({ link, room }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.catch(() => undefined);
        if (done) dispatch(familyChatApi.util.updateQueryData('getFamilyChat', { link, room }, () => done.data));
      },
      invalidatesTags: (done) => (done ? ['FamilyDoor'] : []),
    }),
  }),
});

/** What was changed, in the place of what it was; the number up to which all changes are known stays. */
const inPlace = (of: TalkOf, changed: ChatMessage) =>
  familyChatApi.util.updateQueryData('getFamilyConversation', of, (known) => showing(known, [changed]));

export const {
  useGetFamilyChatQuery,
  useGetFamilyConversationQuery,
  useBeginFamilyConversationMutation,
  useLoadFamilyMessagesMutation,
  useSendFamilyMessageMutation,
  useEditFamilyMessageMutation,
  useDeleteFamilyMessageMutation,
  useReactToFamilyMessageMutation,
  useMarkFamilyChatReadMutation,
  useBlockFamilyChatMutation,
  useUnblockFamilyChatMutation,
} = familyChatApi;
