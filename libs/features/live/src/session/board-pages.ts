import type { BoardElement, BoardPage } from '@portal/domain/live/live-room';
import { mergePages, withStanding } from './board-merge.ts';
import type { RoomEvent } from './room-reducer.ts';

/** What stands on the board after an event of its room. */
export function reducePages(pages: readonly BoardPage[], event: RoomEvent): readonly BoardPage[] {
  switch (event.type) {
    case 'live.state':
      // What was drawn while the line was gone is on this side alone.
      return mergePages(event.payload.pages, pages);
    case 'live.door':
      return [];
    case 'live.drawn':
      return mergePages(pages, [{ no: event.payload.page, elements: event.payload.elements }]);
    case 'live.undrawn':
      return withStanding(pages, event.payload);
    default:
      return pages;
  }
}

/** The pages of a room's board as they stand at this moment. */
export interface BoardPages {
  read(): readonly BoardPage[];
  /** Told of every change; returns how to leave. */
  subscribe(listener: () => void): () => void;
}

/** They change with every move of every hand: told apart from the room, so that only the board is drawn anew with them. */
export function openBoardPages(): BoardPages & { follow(event: RoomEvent): void } {
  const listeners = new Set<() => void>();
  let pages: readonly BoardPage[] = [];
  return {
    read: () => pages,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow(event) {
      const before = pages;
      pages = reducePages(pages, event);
      if (pages !== before) for (const listener of [...listeners]) listener();
    },
  };
}

const NOTHING: readonly BoardElement[] = [];

/** What stands on a page, taken-away things too: the same array for as long as nothing changes there. */
export const elementsOf = (pages: readonly BoardPage[], page: number): readonly BoardElement[] =>
  pages.find(({ no }) => no === page)?.elements ?? NOTHING;
