import type { Drawing } from '@portal/domain/live/board-drawing';
import { PALETTE } from '@portal/ui/palette';

/** The board is the same paper in both themes: what one draws must look the same to all. */
export const PAPER = PALETTE.ink[25];
export const DOT = PALETTE.ink[300];
export const COLOURS: Readonly<Record<Drawing['colour'], string>> = {
  ink: PALETTE.ink[925],
  celadon: PALETTE.celadon[700],
  persimmon: PALETTE.persimmon[600],
  indigo: PALETTE.indigo[700],
  camellia: PALETTE.camellia[700],
  wisteria: PALETTE.wisteria[700],
};

/** Size of a page in its own units, whatever the screen. */
export const PAGE = { width: 1_600, height: 900 } as const;

/** How large a sheet is in units of the page; the pages of files are as wide as those of the board, and higher. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}
/** From one dot of the paper to the next. */
export const GRID = 50;

const WIDTHS: Readonly<Record<Drawing['width'], number>> = { thin: 3, normal: 6, thick: 12 };
const MARKER_TIMES = 5;

/** How wide something is drawn, in the page's units. */
export const strokeWidthOf = ({ kind, width }: Pick<Drawing, 'kind' | 'width'>): number =>
  WIDTHS[width] * (kind === 'marker' ? MARKER_TIMES : 1);

/** What a marker leaves is seen through. */
export const MARKER_OPACITY = 0.35;

/** So far from the edges of a page what is written stays. */
export const MARGIN = 20;
export const LINE_HEIGHT = 1.3;
const LETTERS: Readonly<Record<Drawing['width'], number>> = { thin: 28, normal: 40, thick: 64 };

/** How large something is written, in the page's units: the width of its pen is the size of its letters. */
export const writingOf = ({ width }: Pick<Drawing, 'width'>) => ({
  size: LETTERS[width],
  line: LETTERS[width] * LINE_HEIGHT,
});
export const FONT =
  "'Portal Sans', 'Pretendard Variable', Pretendard, 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif";
