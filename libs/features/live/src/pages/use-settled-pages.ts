import { useEffect, useState } from 'react';
import type { BoardPage } from '@portal/domain/live/live-room';
import { useRoom } from '../session/use-room.ts';

/** The board's pages as they stood when all hands had rested for a while. */
export function useSettledPages(stillMs: number): readonly BoardPage[] {
  const { board } = useRoom().session;
  const [settled, setSettled] = useState(board.read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(board.read()), stillMs);
    };
    // Something may have been drawn between the first picture and this.
    later();
    const leave = board.subscribe(later);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [board, stillMs]);
  return settled;
}
