import { useCallback, useEffect, useState } from 'react';
import { isHere } from '@portal/api/chat/conversation';
import type { Talk } from '../talk.ts';
import type { ThreadStart } from './thread-start.ts';

/** A message that an address leads to; every visit of the address asks anew. */
export interface WantedMessage {
  readonly seq: number;
  readonly visit: string;
}

type State = 'RESTING' | 'LEADING' | 'FAILED' | 'MISSING';

export interface Jumps {
  readonly start: ThreadStart;
  /** Changes whenever the thread begins anew. */
  readonly key: string;
  readonly state: State;
  /** Whether the address leads to a message that is not here yet. */
  readonly isOpening: boolean;
  /** Leads to a message that is not here, or to the newest of all. */
  readonly goTo: (seq?: number) => void;
}

type JumpTalk = Pick<Talk, 'conversation' | 'begin'>;

/** Leads to messages that are far from those that are here. */
export function useJumps({ conversation, begin }: JumpTalk, wanted: WantedMessage | undefined): Jumps {
  const [start, setStart] = useState<ThreadStart>('UNREAD');
  const [state, setState] = useState<State>('RESTING');
  const [settled, setSettled] = useState<WantedMessage>();
  const isOpen = wanted === undefined || wanted.visit === settled?.visit;

  function settle(at: ThreadStart, next: State) {
    setSettled(wanted);
    setStart(at);
    setState(next);
  }
  const isFar = !isOpen && conversation !== undefined && !isHere(conversation, wanted.seq);
  const isNowhere = isFar && (wanted.seq > conversation.lastSeq || wanted.seq < 1);
  if (isNowhere) settle('END', 'MISSING');
  else if (!isOpen && conversation && !isFar) settle(wanted.seq, 'RESTING');

  const goTo = useCallback(
    (seq?: number) => {
      setStart(seq ?? 'END');
      setState('LEADING');
      void begin(seq).then(({ error }) => setState(stateAfter(error)));
    },
    [begin],
  );
  const far = isFar && !isNowhere ? wanted.seq : undefined;
  useEffect(() => {
    if (far === undefined) return;
    void begin(far).then(({ error }) => {
      setState(stateAfter(error));
      // What was read is here with the next drawing; what was not is not asked for again.
      if (error !== undefined) setSettled(wanted);
    });
  }, [far, begin, wanted]);

  return {
    start,
    key: `${conversation?.stretch ?? 0} ${settled?.visit ?? ''}`,
    state,
    isOpening: !isOpen,
    goTo,
  };
}

const stateAfter = (error: unknown): State => (error === undefined ? 'RESTING' : 'FAILED');
