import { type Drawing, drawingsOf } from '@portal/domain/live/board-drawing';
import type { BoardElement, RoomState } from '@portal/domain/live/live-room';
import { elementsOf } from '../session/room-reducer.ts';

export const BOARD_PAGES_MAX = 50;

// Each thing is read once, and is the same object each time: what has not changed is not drawn anew.
const read = new WeakMap<BoardElement, Drawing | null>();

function drawingOf(element: BoardElement): Drawing | null {
  const known = read.get(element);
  if (known !== undefined) return known;
  const drawing = drawingsOf([element])[0] ?? null;
  read.set(element, drawing);
  return drawing;
}

/** What our boards can draw of these things, without what was taken away. */
export const drawingsAmong = (elements: readonly BoardElement[]): Drawing[] =>
  elements.flatMap((element) => (element.isDeleted ? [] : (drawingOf(element) ?? [])));

export const drawingsOnPage = (state: RoomState, page: number): Drawing[] => drawingsAmong(elementsOf(state, page));

/** One thing of a page, also one that was taken away. */
export function standingDrawing({ pages }: RoomState, page: number, id: string): Drawing | undefined {
  const element = pages.find(({ no }) => no === page)?.elements.find((one) => one.id === id);
  return (element && drawingOf(element)) ?? undefined;
}

/** How many pages there are: all that were written on or turned to. */
export const pageCount = ({ pages, page }: RoomState, seen: number): number =>
  Math.max(seen, page, ...pages.map(({ no }) => no));

export interface DrawnPage {
  readonly no: number;
  readonly drawings: readonly Drawing[];
}

/** The pages with something on them, in their order. */
export const drawnPages = ({ pages }: RoomState): DrawnPage[] =>
  pages
    .map(({ no, elements }) => ({ no, drawings: drawingsAmong(elements) }))
    .filter(({ drawings }) => drawings.length > 0);
