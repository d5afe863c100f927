import { useSyncExternalStore } from 'react';
import type { BoardPage } from '@portal/domain/live/live-room';
import { useRoom } from './use-room.ts';

/** Something of the board; its reader is drawn anew when that is another value or another object than before. */
export function useBoardPages<T>(of: (pages: readonly BoardPage[]) => T): T {
  const { board } = useRoom().session;
  return useSyncExternalStore(board.subscribe, () => of(board.read()));
}
