import type { FamilyBoardPage } from '@portal/domain/families/family-board.contract';
import type { Drawing } from '@portal/domain/live/board-drawing';

export const aDrawing = (over: Partial<Drawing> = {}): Drawing => ({
  id: 'drawing-1',
  version: 1,
  kind: 'line',
  colour: 'ink',
  points: [200, 700, 1_400, 700],
  ...over,
});

/** The graph of a line with its formula, and a rectangle around that. */
export const aBoardPage = (over: Partial<FamilyBoardPage> = {}): FamilyBoardPage => ({
  no: 1,
  drawings: [
    aDrawing(),
    aDrawing({ id: 'drawing-2', points: [300, 820, 300, 120] }),
    aDrawing({ id: 'drawing-3', kind: 'pen', colour: 'celadon', points: [340, 660, 620, 500, 900, 340, 1_180, 180] }),
    aDrawing({ id: 'drawing-4', kind: 'text', colour: 'indigo', points: [940, 420], text: 'y = 2x + 1' }),
    aDrawing({ id: 'drawing-5', kind: 'rect', colour: 'persimmon', points: [910, 390, 1_200, 490] }),
  ],
  ...over,
});
