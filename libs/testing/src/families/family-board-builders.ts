import type { FamilyBoardPage, FamilySummary } from '@portal/domain/families/family-summary.contract';
import type { Drawing } from '@portal/domain/live/board-drawing';

export const aDrawing = (over: Partial<Drawing> = {}): Drawing => ({
  id: 'drawing-1',
  version: 1,
  kind: 'line',
  colour: 'ink',
  width: 'normal',
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

/** A page of the board, a link and a file that were shown, and a quiz question that the child answered right. */
export const aFamilySummary = (over: Partial<FamilySummary> = {}): FamilySummary => ({
  pages: [aBoardPage()],
  materials: [
    { name: '연립방정식 활용 12문제.pdf', url: null },
    { name: '그래프 그려 보기', url: 'https://school.example/graph' },
  ],
  questions: [
    {
      id: 'poll-1',
      question: '공책은 몇 권일까요?',
      options: [
        { text: '6권', votes: 1 },
        { text: '7권', votes: 3 },
      ],
      answer: 1,
      chosen: [{ studentId: 'student-1', option: 1 }],
    },
  ],
  recordings: [],
  ...over,
});
