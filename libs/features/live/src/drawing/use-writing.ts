import { useRef, useState } from 'react';
import type { Ink } from '@portal/board/drawing';
import type { Drawing } from '@portal/domain/live/board-drawing';
import type { DrawingHand } from './use-drawing.ts';

export interface Writing extends Ink {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** What stands there already and is written anew. */
  readonly of: string | null;
}

/** A text that is being written on the paper of a page. */
export function useWriting(hand: DrawingHand, page: number) {
  const [writing, setWriting] = useState<Writing | null>(null);
  // A box that closes loses the focus too, and must not put its text twice.
  const now = useRef<Writing | null>(null);
  const set = (next: Writing | null) => {
    now.current = next;
    setWriting(next);
  };

  function put(): void {
    const { current } = now;
    if (!current || current.page !== page) return;
    set(null);
    const text = current.text.trim();
    const old = hand.drawings().find(({ id }) => id === current.of);
    if (old) hand.change(old, text);
    else if (text) hand.put(text, current, [current.x, current.y]);
  }

  function open(x: number, y: number, text: Drawing | undefined): void {
    put();
    const [left = x, top = y] = text?.points ?? [];
    const { colour, width } = text ?? hand.ink;
    set({ page, x: left, y: top, colour, width, text: text?.text ?? '', of: text?.id ?? null });
  }

  return {
    /** Only on its own page; there it waits until she comes back. */
    writing: writing?.page === page && hand.mayDraw ? writing : null,
    open,
    write: (text: string) => now.current && set({ ...now.current, text }),
    put,
    giveUp: () => set(null),
  };
}
export type WritingOnPaper = ReturnType<typeof useWriting>;
