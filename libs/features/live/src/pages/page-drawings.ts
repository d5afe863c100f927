import { type Drawing, drawingsOf } from '@portal/domain/live/board-drawing';
import type { BoardElement, BoardPage } from '@portal/domain/live/live-room';
import { elementsOf } from '../session/board-pages.ts';

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

type Pages = readonly BoardPage[];

export const drawingsOnPage = (pages: Pages, page: number): Drawing[] => drawingsAmong(elementsOf(pages, page));

/** One thing of a page, also one that was taken away. */
export function standingDrawing(pages: Pages, page: number, id: string): Drawing | undefined {
  const element = elementsOf(pages, page).find((one) => one.id === id);
  return (element && drawingOf(element)) ?? undefined;
}

/** Whether nothing is drawn on any page. */
export const isBlank = (pages: Pages): boolean =>
  !pages.some(({ elements }) => elements.some((element) => !element.isDeleted && drawingOf(element)));

export interface DrawnPage {
  readonly no: number;
  readonly drawings: readonly Drawing[];
}

/** The pages with something on them, in their order. */
export const drawnPages = (pages: Pages): DrawnPage[] =>
  pages
    .map(({ no, elements }) => ({ no, drawings: drawingsAmong(elements) }))
    .filter(({ drawings }) => drawings.length > 0);
