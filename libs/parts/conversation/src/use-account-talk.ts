import { useCallback, useMemo, useState } from 'react';
import {
  chatsApi,
  useBeginConversationMutation,
  useDeleteMessageMutation,
  useEditMessageMutation,
  useGetChatQuery,
  useGetConversationQuery,
  useLoadMessagesMutation,
  useMarkChatReadMutation,
  useReactToMessageMutation,
  useSendMessageMutation,
} from '@portal/api/chat/chats.api';
import { useOpenedConversation } from '@portal/api/chat/use-opened-conversation';
import { useTyping } from '@portal/api/chat/use-typing';
import { useOnReconnect } from '@portal/api/use-on-reconnect';
import { useRealtimeConnected } from '@portal/api/use-realtime-connected';
import type { NewAccountMessage } from '@portal/domain/chat/chat-message';
import type { Talk, TalkActs } from './talk.ts';
import { useAccountLater } from './waiting/use-account-later.ts';

/** Without a connection nothing is announced, so the talk asks. */
const POLL_MS = 20_000;

/** A talk of who is signed in: the socket says that something came. */
export function useAccountTalk(id: string): Talk {
  const isConnected = useRealtimeConnected();
  const [connections, setConnections] = useState(0);
  useOnReconnect(() => setConnections((count) => count + 1));
  const asking = { refetchOnMountOrArgChange: true, pollingInterval: isConnected ? 0 : POLL_MS } as const;
  const chat = useGetChatQuery({ id }, asking);
  const known = chatsApi.endpoints.getConversation.useQueryState({ id });
  // The newest page would take her away from older messages that she looks at.
  const isAway = known.data?.hasNewer === true;
  const talk = useGetConversationQuery({ id }, { ...asking, ...(isAway && { pollingInterval: 0 }) });
  const conversation = useOpenedConversation(talk.data);
  const [loadOlder, older] = useLoadMessagesMutation();
  const [loadNewer, newer] = useLoadMessagesMutation();
  const [begin] = useBeginConversationMutation();
  const beginAt = useCallback((around?: number) => begin({ id, around }), [begin, id]);
  const [post] = useSendMessageMutation();
  const [mark] = useMarkChatReadMutation();
  const send = useCallback((body: NewAccountMessage) => post({ id, body }), [post, id]);
  const [edit] = useEditMessageMutation();
  const [remove] = useDeleteMessageMutation();
  const [react] = useReactToMessageMutation();
  const acts = useMemo(
    (): TalkActs => ({
      edit: (seq, content, contactReason) => edit({ id, seq: String(seq), body: { content, contactReason } }),
      remove: (seq) => remove({ id, seq: String(seq) }),
      react: (seq, reaction) => react({ id, seq: String(seq), body: { reaction } }),
    }),
    [edit, remove, react, id],
  );
  const { writers, say } = useTyping(id);
  const later = useAccountLater(id, chat.data?.laterCount ?? 0);
  const markRead = useCallback((seq: number) => void mark({ id, body: { seq } }), [mark, id]);

  return {
    name: id,
    forVisitor: false,
    className: chat.data && chat.data.classId !== null ? chat.data.title : undefined,
    nextLessonAt: chat.data?.nextLessonAt,
    readers: chat.data?.readers,
    cardsOf: id,
    receiver: chat.data?.family ? { ...chat.data.family, name: chat.data.title } : undefined,
    isConnected,
    connections,
    room: chat.data && {
      lastReadSeq: chat.data.lastReadSeq,
      othersRead: chat.data.members.flatMap(({ isMe, lastReadSeq }) => (isMe ? [] : lastReadSeq)),
      isGroup: chat.data.kind === 'ROOM',
    },
    conversation,
    error: conversation ? chat.error : talk.error,
    isFetching: chat.isFetching || talk.isFetching,
    older: {
      isLoading: older.isLoading,
      isError: older.isError,
      load: (before) => loadOlder({ id, before: String(before) }),
    },
    newer: {
      isLoading: newer.isLoading,
      isError: newer.isError,
      load: (after) => loadNewer({ id, after: String(after) }),
    },
    begin: beginAt,
    retry() {
      void chat.refetch();
      void talk.refetch();
    },
    send,
    acts,
    later,
    markRead,
    typing: {
      names: chat.data?.members.flatMap((member) => (writers.includes(member.id) ? member.name : [])) ?? [],
      say,
    },
  };
}
