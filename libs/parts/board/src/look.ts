import type { Drawing } from '@portal/domain/live/board-drawing';
import { PALETTE } from '@portal/ui/palette';

/** The board is the same paper in both themes: what one draws must look the same to all. */
export const PAPER = PALETTE.ink[0];
export const COLOURS: Readonly<Record<Drawing['colour'], string>> = {
  ink: PALETTE.ink[925],
  celadon: PALETTE.celadon[600],
  persimmon: PALETTE.persimmon[600],
  indigo: PALETTE.indigo[700],
};

/** Size of a page in its own units, whatever the screen. */
export const PAGE = { width: 1_600, height: 900 } as const;
