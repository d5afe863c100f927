import { millisecondsInMinute } from 'date-fns/constants';
import { useCallback, useMemo, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useOpenedConversation } from '@portal/api/chat/use-opened-conversation';
import {
  useBeginFamilyConversationMutation,
  useDeleteFamilyMessageMutation,
  useEditFamilyMessageMutation,
  useGetFamilyChatQuery,
  useGetFamilyConversationQuery,
  useLoadFamilyMessagesMutation,
  useMarkFamilyChatReadMutation,
  useReactToFamilyMessageMutation,
  useSendFamilyMessageMutation,
} from '@portal/api/families/family-chat.api';
import type { Talk, TalkActs } from '@portal/conversation/talk';
import type { NewChatMessage } from '@portal/domain/chat/chat-message';
import type { FamilyChatLine, FamilyRoom } from '@portal/domain/families/family-chat';
import { useFamilyTicket } from '../files/use-family-ticket.ts';
import { useReader } from '../reading/reader-context.ts';

/** No socket speaks to families: an open talk asks where it stands, as long as somebody sees it. */
const POLL_MS = 12_000;
const CARDS_POLL_MS = millisecondsInMinute;

/** How many connections came back, one after the other. */
function useConnections(isConnected: boolean): number {
  const [known, setKnown] = useState({ isConnected, count: 0 });
  if (known.isConnected !== isConnected) setKnown({ isConnected, count: known.count + Number(isConnected) });
  return known.count;
}

/** What tells a talk of a family from all others: of the family, not of the link, for a renewed one takes away nothing, and the other guardian writes for herself. */
export const familyTalkName = ({ id, memberId }: Pick<FamilyChatLine, 'id' | 'memberId'>): string =>
  `${id}:${memberId}`;

/** One of the talks of a family, by the link of its letters. */
export function useFamilyTalk(room: FamilyRoom, line: Pick<FamilyChatLine, 'id' | 'memberId'>): Talk {
  const { link, classZone } = useReader();
  const chat = useGetFamilyChatQuery(
    { link, room },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnFocus: true, refetchOnMountOrArgChange: true },
  );
  const [hasCards, setHasCards] = useState(false);
  const talk = useGetFamilyConversationQuery(
    { link, room },
    { refetchOnMountOrArgChange: true, pollingInterval: hasCards ? CARDS_POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  const conversation = useOpenedConversation(talk.data);
  // What a card shows may change without anybody writing.
  const showsCards = conversation?.items.some(({ card }) => card !== null) ?? false;
  if (showsCards !== hasCards) setHasCards(showsCards);
  const [loadOlder, older] = useLoadFamilyMessagesMutation();
  const [loadNewer, newer] = useLoadFamilyMessagesMutation();
  const [begin] = useBeginFamilyConversationMutation();
  const beginAt = useCallback((around?: number) => begin({ link, room, around }), [begin, link, room]);
  const [post] = useSendFamilyMessageMutation();
  const [mark] = useMarkFamilyChatReadMutation();
  const ticketOf = useFamilyTicket();
  const send = useCallback((body: NewChatMessage) => post({ link, room, body }), [post, link, room]);
  const [edit] = useEditFamilyMessageMutation();
  const [remove] = useDeleteFamilyMessageMutation();
  const [react] = useReactToFamilyMessageMutation();
  const acts = useMemo(
    (): TalkActs => ({
      // What other families read is asked about.
      isUnguarded: room === 'teacher',
      edit: (seq, content) => edit({ link, room, seq: String(seq), body: { content } }),
      remove: (seq) => remove({ link, room, seq: String(seq) }),
      react: (seq, reaction) => react({ link, room, seq: String(seq), body: { reaction } }),
    }),
    [edit, remove, react, link, room],
  );
  const markRead = useCallback((seq: number) => void mark({ link, room, body: { seq } }), [mark, link, room]);
  const isConnected = !chat.error || typeof problemOf(chat.error).status === 'number';

  return {
    name: familyTalkName(line),
    forVisitor: true,
    theirZone: classZone,
    isConnected,
    connections: useConnections(isConnected),
    room: chat.data && {
      lastReadSeq: chat.data.lastReadSeq,
      othersRead: chat.data.othersRead,
      isGroup: chat.data.othersRead.length > 1,
    },
    conversation,
    error: conversation ? chat.error : (talk.error ?? chat.error),
    isFetching: chat.isFetching || talk.isFetching,
    older: {
      isLoading: older.isLoading,
      isError: older.isError,
      load: (before) => loadOlder({ link, room, before: String(before) }),
    },
    newer: {
      isLoading: newer.isLoading,
      isError: newer.isError,
      load: (after) => loadNewer({ link, room, after: String(after) }),
    },
    begin: beginAt,
    retry() {
      void chat.refetch();
      void talk.refetch();
    },
    send,
    acts,
    markRead,
    ticketOf,
  };
}
