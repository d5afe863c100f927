import {
  type FamilyBoardPage,
  familySummaryContract as contract,
} from '@portal/domain/families/family-summary.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aBoardPage, aDrawing, aFamilySummary } from '@portal/testing/families/family-board-builders';

/** A page of strokes and one on which something is written. */
export const TWO_PAGES: FamilyBoardPage[] = [
  aBoardPage({ no: 1 }),
  aBoardPage({ no: 3, drawings: [aDrawing({ kind: 'pen', points: [100, 100, 600, 700, 1_200, 200] })] }),
];

export const shownSummary = (over: Parameters<typeof aFamilySummary>[0] = {}) =>
  fake(contract.getFamilySummary, aFamilySummary(over));

/** A lesson of which nothing but its board is left. */
export const shownBoard = (pages = TWO_PAGES) => shownSummary({ pages, materials: [], questions: [] });
