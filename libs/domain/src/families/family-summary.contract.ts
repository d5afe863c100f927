import * as v from 'valibot';
import { defineContract } from '../contract/endpoint.ts';
import { dataOf } from '../contract/envelope.ts';
import { Id } from '../contract/scalar.ts';
import { Drawing } from '../live/board-drawing.ts';
import { BoardPage } from '../live/live-room.ts';
import { LessonRecording } from '../live/recording.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A page of the board with what is left on it. */
export const FamilyBoardPage = v.object({ no: BoardPage.entries.no, drawings: v.array(Drawing) });
export type FamilyBoardPage = v.InferOutput<typeof FamilyBoardPage>;

/** A question that the students were asked, with its result. */
export const FamilyQuestionAsked = v.object({
  id: Id,
  question: v.string(),
  options: v.array(v.object({ text: v.string(), votes: count })),
  /** Place of the right one; null where it was no quiz. */
  answer: v.nullable(count),
  /** What its own children chose. */
  chosen: v.array(v.object({ studentId: Id, option: count })),
});
export type FamilyQuestionAsked = v.InferOutput<typeof FamilyQuestionAsked>;

/** What was shown, drawn and asked in a lesson, as it is left when the lesson is over. */
export const FamilySummary = v.object({
  pages: v.array(FamilyBoardPage),
  /** In the order in which they were shown first; the address of a page of somebody else. */
  materials: v.array(v.object({ name: v.string(), url: v.nullable(v.string()) })),
  questions: v.array(FamilyQuestionAsked),
  /** Those that can be watched or will be. */
  recordings: v.array(LessonRecording),
});
export type FamilySummary = v.InferOutput<typeof FamilySummary>;

/** What is left of a lesson that a family's children take (CLS-2). */
export const familySummaryContract = defineContract({
  getFamilySummary: {
    method: 'GET',
    path: '/fam/v1/lessons/:id/summary',
    access: 'family',
    summary: '지난 수업에서 함께 본 것: 무언가 남아 있는 칠판, 자료, 질문과 결과',
    params: v.strictObject({ id: Id }),
    response: dataOf(FamilySummary),
    errors: ['LINK_REVOKED'],
  },
});
