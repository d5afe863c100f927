import type { Drawing } from '@portal/domain/live/board-drawing';
import { elementsOf } from '../session/board-pages.ts';
import { useBoardPages } from '../session/use-board-pages.ts';
import { useRoom } from '../session/use-room.ts';
import { drawingsAmong, isBlank } from './page-drawings.ts';

/** How many pages there are: all that were written on or turned to. */
export function usePageCount(): number {
  const { state, look } = useRoom();
  return useBoardPages((pages) => Math.max(look.page, state.page, ...pages.map(({ no }) => no)));
}

/** What is drawn on a page. */
export const usePageDrawings = (page: number): Drawing[] =>
  drawingsAmong(useBoardPages((pages) => elementsOf(pages, page)));

/** Whether nothing is drawn on any page. */
export const useIsBlank = (): boolean => useBoardPages(isBlank);
