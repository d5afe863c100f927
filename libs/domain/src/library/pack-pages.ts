import * as v from 'valibot';
import { drawingsOf } from '../live/board-drawing.ts';
import type { BoardPage } from '../live/live-room.ts';
import { PackContent, type PackDrawing } from './pack.ts';

const Pages = PackContent.entries.pages;
type Pages = v.InferOutput<typeof Pages>;

/** What stands on a page of a board, as a pack keeps it: as if it had just been drawn, and without what was wiped away. */
export const packDrawings = (elements: BoardPage['elements']): PackDrawing[] =>
  drawingsOf(elements)
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ isDeleted: _wiped, ...drawing }) => ({ ...drawing, version: 1 }));

/** What is left on the pages of a board, as a pack takes it; `leftOut` are written pages for which a pack has no room. */
export function packPagesOf(board: readonly BoardPage[]): { pages: Pages; leftOut: number } {
  const written = board.map(({ elements }) => packDrawings(elements)).filter((drawings) => drawings.length > 0);
  let pages: Pages = [];
  for (const page of written) {
    const { success, output } = v.safeParse(Pages, [...pages, page]);
    if (success) pages = output;
  }
  return { pages, leftOut: written.length - pages.length };
}
