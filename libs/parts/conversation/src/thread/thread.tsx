import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Conversation } from '@portal/api/chat/conversation';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { type MessageActs, MessageActsContext } from '../message/message-acts.ts';
import { MessageGroup } from '../message/message-group.tsx';
import { OutgoingMessage } from '../message/outgoing-message.tsx';
import { NARROW } from '../narrow.ts';
import type { Outgoing } from '../outbox/outbox.ts';
import type { Talk, TalkActs, TalkRoom } from '../talk.ts';
import { useConversationWords } from '../words.ts';
import { IncomingWords } from './incoming-words.tsx';
import { OlderMessages } from './older-messages.tsx';
import { threadBlocks } from './thread-blocks.ts';
import { DayLine, UnreadLine } from './thread-lines.tsx';
import { useReadMark } from './use-read-mark.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

export interface ThreadHandle {
  focus(): void;
  toEnd(): void;
}

interface ThreadProps {
  room: TalkRoom;
  conversation: Conversation;
  older: Talk['older'];
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

/** Where the word of a button would cover what is read. */
const UNSEEN = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

/** What was said in a talk, by day, with what is not read yet and what is on its way. */
export function Thread({
  room,
  conversation,
  older,
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
  const { items } = conversation;
  const first = items[0]?.seq;
  const newest = items.at(-1)?.seq ?? 0;
  // Where she stopped does not move while she reads on.
  const [readUpTo] = useState(() => (room.lastReadSeq < newest ? room.lastReadSeq : null));
  const [seen, setSeen] = useState(newest);
  const unread = useRef<HTMLDivElement>(null);
  const hasOlder = first !== undefined && first > 1;
  const loadOlder = () => {
    if (hasOlder && !older.isLoading) older.load(first);
  };
  const arrived = new Set(items.flatMap(({ clientId }) => clientId ?? []));
  const onTheirWay = outgoing.filter(({ clientId }) => !arrived.has(clientId));
  const { box, isAtEnd, onScroll, toEnd } = useThreadScroll({
    first,
    end: `${newest} ${onTheirWay.map(({ clientId, status }) => clientId + status).join()}`,
    startAt: unread,
    onNearTop: () => !older.isError && loadOlder(),
  });
  if (isAtEnd && seen < newest) setSeen(newest);
  useReadMark(onRead, { newest, read: room.lastReadSeq, isAtEnd });
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus(), toEnd }));
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
      show(seq) {
        const place = box.current?.querySelector<HTMLElement>(`[data-seq="${seq}"]`);
        place?.scrollIntoView({ block: 'center' });
        place?.focus({ preventScroll: true });
      },
    }),
    [acts, onReply, onReport, box],
  );
  const blocks = useMemo(() => threadBlocks(items, zone, readUpTo), [items, zone, readUpTo]);
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
          {hasOlder && <OlderMessages isLoading={older.isLoading} hasFailed={older.isError} onLoad={loadOlder} />}
          <MessageActsContext value={messageActs}>
            {blocks.map((block) => {
              if (block.kind === 'day') return <DayLine key={block.key} at={block.at} zone={zone} />;
              if (block.kind === 'unread') return <UnreadLine key={block.key} ref={unread} />;
              const last = block.messages.at(-1)!;
              return (
                <MessageGroup
                  key={block.key}
                  messages={block.messages}
                  zone={zone}
                  readers={room.othersRead.filter((read) => read >= last.seq).length}
                  isGroupTalk={room.isGroup}
                />
              );
            })}
          </MessageActsContext>
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
          {children}
        </chakra.div>
      </chakra.div>
      {!isAtEnd && items.length > 0 && (
        <chakra.div
          position="absolute"
          insetX="0"
          bottom="3"
          px="3"
          display="grid"
          placeItems="center"
          pointerEvents="none"
          css={{ [NARROW]: { justifyItems: 'end' } }}
        >
          <Button
            size="sm"
            variant="outline"
            pointerEvents="auto"
            boxShadow="md"
            onClick={toEnd}
            startIcon={<Icon as={ArrowDown} size={16} />}
          >
            {below > 0 ? words.newBelow(below) : <chakra.span css={{ [NARROW]: UNSEEN }}>{words.toNewest}</chakra.span>}
          </Button>
        </chakra.div>
      )}
      <IncomingWords items={items} />
    </chakra.div>
  );
}
