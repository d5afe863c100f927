import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id } from '../contract/scalar.ts';
import { Drawing } from '../live/board-drawing.ts';
import { BoardPage } from '../live/live-room.ts';

/** A page of the board with what is left on it. */
export const FamilyBoardPage = v.object({ no: BoardPage.entries.no, drawings: v.array(Drawing) });
export type FamilyBoardPage = v.InferOutput<typeof FamilyBoardPage>;

/** What was drawn in a lesson that a family's children take (CLS-2). */
export const familyBoardContract = defineContract({
  getFamilyBoard: {
    method: 'GET',
    path: '/fam/v1/lessons/:id/board',
    access: 'family',
    summary: '지난 수업의 칠판: 무언가 남아 있는 쪽만',
    params: v.strictObject({ id: Id }),
    response: dataOf(v.object({ pages: v.array(FamilyBoardPage) })),
    errors: ['LINK_REVOKED'],
  },
});
