import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Conversation } from '@portal/api/chat/conversation';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { useLeftDrafts } from '@portal/portal-core/use-left-drafts';
import { EmptyState } from '@portal/ui/empty-state';
import { type MessageActs, MessageActsContext } from '../message/message-acts.ts';
import { MessageLook } from '../message/message-look.tsx';
import { OutgoingMessage } from '../message/outgoing-message.tsx';
import { editKey } from '../outbox/message-draft.ts';
import type { Outgoing } from '../outbox/outbox.ts';
import type { Talk, TalkActs, TalkRoom } from '../talk.ts';
import { useConversationWords } from '../words.ts';
import { IncomingWords } from './incoming-words.tsx';
import { MoreMessages } from './more-messages.tsx';
import { ThreadLog, type ThreadRows } from './thread-log.tsx';
import { threadRows } from './thread-rows.ts';
import { startOf, type ThreadStart } from './thread-start.ts';
import { ToNewest } from './to-newest.tsx';
import { useReadMark } from './use-read-mark.ts';
import { placeAt, useShownMessage } from './use-shown-message.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

export interface ThreadHandle {
  focus(): void;
  toEnd(): void;
}

interface ThreadProps extends Pick<Talk, 'name' | 'forVisitor' | 'older' | 'newer'> {
  room: TalkRoom;
  conversation: Conversation;
  /** Where it begins, once: another beginning needs another key. */
  start: ThreadStart;
  /** Leads to a message that is not here, or to the newest of all. */
  onFar: (seq?: number) => void;
  /** Whether what she is led to is on its way. */
  isLeading: boolean;
  onRead: (seq: number) => void;
  outgoing: readonly Outgoing[];
  zone: string;
  acts: TalkActs;
  /** Without it nothing more is said here. */
  onReply?: ((message: ChatMessage) => void) | undefined;
  onReport?: ((message: ChatMessage) => void) | undefined;
  /** Whether the team was told of it already. */
  isReported?: ((message: ChatMessage) => boolean) | undefined;
  onResend: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  onListen?: (clientId: string) => Promise<File | null>;
  /** After everything that was said. */
  children?: ReactNode;
  ref: Ref<ThreadHandle>;
}

/** What was said in a talk, by day, with what is not read yet and what is on its way. */
export function Thread({
  name,
  forVisitor,
  room,
  conversation,
  older,
  newer,
  start,
  onFar,
  isLeading,
  onRead,
  outgoing,
  zone,
  acts,
  onReply,
  onReport,
  isReported,
  onResend,
  onDiscard,
  onListen,
  children,
  ref,
}: ThreadProps) {
  const words = useConversationWords();
  const { items, hasNewer = false } = conversation;
  const first = items[0]?.seq;
  const newest = items.at(-1)?.seq ?? 0;
  // Where she stopped does not move while she reads on.
  const [readUpTo] = useState(() => (room.lastReadSeq < newest ? room.lastReadSeq : null));
  const [seen, setSeen] = useState(newest);
  const [focused, setFocused] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const log = useRef<ThreadRows>(null);
  const rows = useMemo(() => threadRows(items, zone, readUpTo), [items, zone, readUpTo]);
  const [startSeq] = useState(() => startOf(conversation, start, readUpTo));
  const isLed = startSeq !== null && startSeq === start;
  const { shownSeq, marked, show } = useShownMessage(box, isLed ? startSeq : null);
  const kept = useMemo(
    () => new Set([focused, shownSeq, startSeq].filter((seq) => seq !== null)),
    [focused, shownSeq, startSeq],
  );

  const hasOlder = first !== undefined && first > 1;
  const loadOlder = () => {
    if (hasOlder && !older.isLoading) void older.load(first);
  };
  const loadNewer = () => {
    if (hasNewer && !newer.isLoading) void newer.load(newest);
  };
  const arrived = new Set(items.flatMap(({ clientId }) => clientId ?? []));
  // What is on its way stands behind the newest message, and nowhere else.
  const onTheirWay = hasNewer ? [] : outgoing.filter(({ clientId }) => !arrived.has(clientId));
  const { isAtEnd, onScroll, toEnd } = useThreadScroll({
    boxRef: box,
    listRef: list,
    first,
    end: `${newest} ${onTheirWay.map(({ clientId, status }) => clientId + status).join()}`,
    hasNewer,
    begin(element) {
      if (startSeq === null) return 'AT_END';
      const row = rowOf(element, startSeq);
      if (row && !isLed) placeAt(element, row, 1 / 3);
      return 'PLACED';
    },
    onMoved: useCallback((element: HTMLElement) => log.current?.catchUp(element), []),
    onNewTop: (element) => log.current?.settle(element),
    onNearTop: () => !older.isError && loadOlder(),
    onNearBottom: () => !newer.isError && loadNewer(),
  });
  if (isAtEnd && seen < newest) setSeen(newest);
  useReadMark(onRead, { newest, read: room.lastReadSeq, isAtEnd });
  const toNewest = () => (hasNewer ? onFar() : toEnd());
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus(), toEnd: toNewest }));
  // The acts stay the same whatever comes in, and with them the messages.
  const here = useRef({ first, newest, load: older.load });
  useEffect(() => {
    here.current = { first, newest, load: older.load };
  });
  const wasLeft = useLeftDrafts(forVisitor);
  const messageActs = useMemo(
    (): MessageActs => ({
      ...acts,
      onReply,
      onReport,
      isReported,
      drafts: { forVisitor, keyOf: (seq) => editKey(name, seq), wasLeft: (seq) => wasLeft(editKey(name, seq)) },
      focus: () => box.current?.focus(),
      renew: (seq) => here.current.load(seq + 1),
      show: (seq) => (seq >= (here.current.first ?? Infinity) && seq <= here.current.newest ? show(seq) : onFar(seq)),
    }),
    [acts, name, forVisitor, wasLeft, onReply, onReport, isReported, show, onFar],
  );
  const below = items.filter(({ seq, isMine }) => seq > seen && !isMine).length;

  return (
    <MessageActsContext value={messageActs}>
      <MessageLook position="relative" flex="1" minH="0" display="flex" containerType="inline-size">
        <ThreadLog
          ref={log}
          boxRef={box}
          listRef={list}
          rows={rows}
          startAt={startSeq === null ? rows.length : startSeq - first!}
          kept={kept}
          marked={marked}
          room={room}
          zone={zone}
          onScroll={onScroll}
          onFocused={setFocused}
          above={hasOlder && <MoreMessages way="OLDER" page={older} onLoad={loadOlder} />}
          below={
            <>
              {hasNewer && <MoreMessages way="NEWER" page={newer} onLoad={loadNewer} />}
              {onTheirWay.map((message) => (
                <OutgoingMessage
                  key={message.clientId}
                  message={message}
                  onResend={() => onResend(message.clientId)}
                  onDiscard={() => onDiscard(message.clientId)}
                  onListen={onListen}
                />
              ))}
              {items.length + onTheirWay.length === 0 && (
                <EmptyState name="chat-empty" title={words.empty} size="sm">
                  {words.emptyBody}
                </EmptyState>
              )}
              {!hasNewer && children}
            </>
          }
        />
        {!isAtEnd && items.length > 0 && <ToNewest below={below} isLoading={isLeading} onGo={toNewest} />}
        <IncomingWords items={items} />
      </MessageLook>
    </MessageActsContext>
  );
}

/** Which row has a message. */
const rowOf = (box: Element, seq: number) => box.querySelector(`[data-seq="${seq}"]`)?.closest('[data-index]');
