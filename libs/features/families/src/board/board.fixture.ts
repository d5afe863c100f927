import type { FamilyBoardPage } from '@portal/domain/families/family-board.contract';
import { familyBoardContract as contract } from '@portal/domain/families/family-board.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aBoardPage, aDrawing } from '@portal/testing/families/family-board-builders';

/** A page of strokes and one on which something is written. */
export const TWO_PAGES: FamilyBoardPage[] = [
  aBoardPage({ no: 1 }),
  aBoardPage({ no: 3, drawings: [aDrawing({ kind: 'pen', points: [100, 100, 600, 700, 1_200, 200] })] }),
];

export const shownBoard = (pages = TWO_PAGES) => fake(contract.getFamilyBoard, { pages });
