import { chakra } from '@chakra-ui/react/styled-system';
import { type FocusEvent, type ReactNode, type Ref, type RefObject, useImperativeHandle } from 'react';
import type { TalkRoom } from '../talk.ts';
import { useConversationWords } from '../words.ts';
import { RowView } from './row-view.tsx';
import type { ThreadRow } from './thread-rows.ts';
import { type DrawnRows, useDrawnRows } from './use-drawn-rows.ts';

const Log = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    overflowAnchor: 'none',
    bg: 'bg.subtle',
    px: { base: '3', md: '5' },
    py: '4',
  },
});

/** How the thread tells its rows that it was moved, or got other messages at its top. */
export type ThreadRows = Pick<DrawnRows, 'settle' | 'catchUp'>;

interface ThreadLogProps {
  rows: readonly ThreadRow[];
  /** At which row it begins. */
  startAt: number;
  /** The messages that stay drawn wherever they are. */
  kept: ReadonlySet<number>;
  /** The message that somebody was led to just now. */
  marked: number | null;
  room: TalkRoom;
  zone: string;
  above: ReactNode;
  below: ReactNode;
  boxRef: RefObject<HTMLDivElement | null>;
  listRef: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  /** Called with the message that has the focus. */
  onFocused: (seq: number | null) => void;
  ref: Ref<ThreadRows>;
}

/** What scrolls in a thread: its messages, between what stands above and below them. A scroll draws nothing else again. */
export function ThreadLog({
  rows,
  startAt,
  kept,
  marked,
  room,
  zone,
  above,
  below,
  boxRef,
  listRef,
  onScroll,
  onFocused,
  ref,
}: ThreadLogProps) {
  const words = useConversationWords();
  const { drawn, rest, rowRef, settle, catchUp } = useDrawnRows(rows, { boxRef, startAt, kept });
  useImperativeHandle(ref, () => ({ settle, catchUp }), [settle, catchUp]);

  return (
    <Log
      ref={boxRef}
      role="log"
      aria-label={words.log}
      // What comes in is told by IncomingWords; what is scrolled back to is told to nobody.
      aria-live="off"
      // A place that scrolls has to be reached by the keyboard.
      tabIndex={0}
      onScroll={onScroll}
    >
      <div className="thread-parts">
        {above}
        {rows.length > 0 && (
          <div
            ref={listRef}
            style={{ paddingBottom: rest }}
            // Where she is stays drawn, wherever she scrolls.
            onFocus={(event: FocusEvent<HTMLElement>) => onFocused(seqOf(event.target))}
            onBlur={() => onFocused(null)}
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
          </div>
        )}
        {below}
      </div>
    </Log>
  );
}

/** Which message of a thread has an element in its row. */
function seqOf(element: Element): number | null {
  const message = element.closest('[data-index]')?.querySelector<HTMLElement>('[data-seq]');
  return message ? Number(message.dataset['seq']) : null;
}
