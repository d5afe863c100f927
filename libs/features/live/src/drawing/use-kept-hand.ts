import { useEffect, useState } from 'react';
import type { Ink, Tool } from '@portal/board/drawing';
import { type History, NO_HISTORY } from '@portal/board/history';
import type { RoomSession } from '../session/room-session.ts';

interface KeptHand {
  readonly tool: Tool;
  readonly pen: Ink;
  /** Of letters: a thick pen makes no large ones. */
  readonly size: Ink['width'];
  readonly history: History;
}

const FIRST: KeptHand = {
  tool: 'pen',
  pen: { colour: 'ink', width: 'normal' },
  size: 'normal',
  history: NO_HISTORY,
};
const hands = new WeakMap<RoomSession, KeptHand>();

/** What is in the hand and what it has done, for the whole stay: the board goes while something else is shown. */
export function useKeptHand(session: RoomSession) {
  const [hand, setHand] = useState(() => hands.get(session) ?? FIRST);
  useEffect(() => void hands.set(session, hand), [session, hand]);
  return {
    ...hand,
    setTool: (tool: Tool) => setHand((before) => ({ ...before, tool })),
    /** The width is that of the pen, or of the letters where she writes. */
    setInk: (change: Partial<Ink>) =>
      setHand(({ pen, size, ...before }) => {
        const { colour = pen.colour, width } = change;
        return before.tool === 'text'
          ? { ...before, pen: { ...pen, colour }, size: width ?? size }
          : { ...before, pen: { colour, width: width ?? pen.width }, size };
      }),
    setHistory: (next: (before: History) => History) =>
      setHand((before) => ({ ...before, history: next(before.history) })),
  };
}
