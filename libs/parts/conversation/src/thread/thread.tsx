import { chakra } from '@chakra-ui/react/styled-system';
import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Conversation } from '@portal/api/chat/conversation';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { EmptyState } from '@portal/ui/empty-state';
import { type MessageActs, MessageActsContext } from '../message/message-acts.ts';
import { OutgoingMessage } from '../message/outgoing-message.tsx';
import type { Outgoing } from '../outbox/outbox.ts';
import type { Talk, TalkActs, TalkRoom } from '../talk.ts';
import { useConversationWords } from '../words.ts';
import { IncomingWords } from './incoming-words.tsx';
import { MoreMessages } from './more-messages.tsx';
import { RowView } from './row-view.tsx';
import { threadRows } from './thread-rows.ts';
import { startOf, type ThreadStart } from './thread-start.ts';
import { ToNewest } from './to-newest.tsx';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useReadMark } from './use-read-mark.ts';
import { placeAt, useShownMessage } from './use-shown-message.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

export interface ThreadHandle {
  focus(): void;
  toEnd(): void;
}

interface ThreadProps extends Pick<Talk, 'older' | 'newer'> {
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
  onResend: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  onListen?: (clientId: string) => Promise<File | null>;
  /** After everything that was said. */
  children?: ReactNode;
  ref: Ref<ThreadHandle>;
}

/** What was said in a talk, by day, with what is not read yet and what is on its way. */
export function Thread({
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
  const rows = useMemo(() => threadRows(items, zone, readUpTo), [items, zone, readUpTo]);
  const [startSeq] = useState(() => startOf(conversation, start, readUpTo));
  const isLed = startSeq !== null && startSeq === start;
  const { shownSeq, marked, show } = useShownMessage(box, isLed ? startSeq : null);
  const kept = useMemo(
    () => new Set([focused, shownSeq, startSeq].filter((seq) => seq !== null)),
    [focused, shownSeq, startSeq],
  );
  const startAt = startSeq === null ? rows.length : startSeq - first!;
  const { drawn, rest, rowRef, settle, catchUp } = useDrawnRows(rows, { boxRef: box, startAt, kept });

  const hasOlder = first !== undefined && first > 1;
  const loadOlder = () => {
    if (hasOlder && !older.isLoading) older.load(first);
  };
  const loadNewer = () => {
    if (hasNewer && !newer.isLoading) newer.load(newest);
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
    onMoved: catchUp,
    onNewTop: settle,
    onNearTop: () => !older.isError && loadOlder(),
    onNearBottom: () => !newer.isError && loadNewer(),
  });
  if (isAtEnd && seen < newest) setSeen(newest);
  useReadMark(onRead, { newest, read: room.lastReadSeq, isAtEnd });
  const toNewest = () => (hasNewer ? onFar() : toEnd());
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus(), toEnd: toNewest }));
  // The acts stay the same from one drawing to the next, and with them the messages.
  const load = useRef(older.load);
  useEffect(() => {
    load.current = older.load;
  });
  const messageActs = useMemo(
    (): MessageActs => ({
      ...acts,
      onReply,
      onReport,
      focus: () => box.current?.focus(),
      renew: (seq) => load.current(seq + 1),
      show: (seq) => (first !== undefined && seq >= first && seq <= newest ? show(seq) : onFar(seq)),
    }),
    [acts, onReply, onReport, show, onFar, first, newest],
  );
  const below = items.filter(({ seq, isMine }) => seq > seen && !isMine).length;

  return (
    <chakra.div position="relative" flex="1" minH="0" display="flex" containerType="inline-size">
      <chakra.div
        ref={box}
        role="log"
        aria-label={words.log}
        // What comes in is told by IncomingWords; what is scrolled back to is told to nobody.
        aria-live="off"
        // A place that scrolls has to be reached by the keyboard.

        tabIndex={0}
        flex="1"
        minW="0"
        overflowY="auto"
        // Set where what is around it has to scroll on, such as a dialog on a small screen.
        overscrollBehavior="var(--log-overscroll, contain)"
        bg="bg.subtle"
        px={{ base: '3', md: '5' }}
        py="4"
        css={{ overflowAnchor: 'none' }}
        onScroll={onScroll}
      >
        <chakra.div position="relative" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          {hasOlder && <MoreMessages way="OLDER" page={older} onLoad={loadOlder} />}
          <MessageActsContext value={messageActs}>
            {rows.length > 0 && (
              <chakra.div
                ref={list}
                style={{ paddingBottom: rest }}
                // Where she is stays drawn, wherever she scrolls.
                onFocus={(event: FocusEvent<HTMLElement>) => setFocused(seqOf(event.target))}
                onBlur={() => setFocused(null)}
              >
                {drawn.map(({ row, index, gap }) => (
                  <RowView
                    key={row.message.seq}
                    ref={rowRef}
                    row={row}
                    index={index}
                    gap={gap}
                    isMarked={marked === row.message.seq}
                    room={room}
                    zone={zone}
                  />
                ))}
              </chakra.div>
            )}
          </MessageActsContext>
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
        </chakra.div>
      </chakra.div>
      {!isAtEnd && items.length > 0 && <ToNewest below={below} isLoading={isLeading} onGo={toNewest} />}
      <IncomingWords items={items} />
    </chakra.div>
  );
}

/** Which message of a thread has an element in its row, and which row has a message. */
function seqOf(element: Element): number | null {
  const message = element.closest('[data-index]')?.querySelector<HTMLElement>('[data-seq]');
  return message ? Number(message.dataset['seq']) : null;
}
const rowOf = (box: Element, seq: number) => box.querySelector(`[data-seq="${seq}"]`)?.closest('[data-index]');
