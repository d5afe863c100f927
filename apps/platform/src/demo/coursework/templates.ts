import { millisecondsInDay } from 'date-fns/constants';
import type { assignment } from '../../modules/coursework/assignments/assignments.tables.ts';
import type { assignmentTemplate } from '../../modules/coursework/templates/assignment-templates.tables.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';

type AssignmentRow = typeof assignment.$inferInsert;
type TemplateRow = typeof assignmentTemplate.$inferInsert;

const GIVEN = 'ast-math-1';
/** So often the first of them was given. */
const TIMES = 3;

const KEPT = [
  {
    id: GIVEN,
    clientId: '00000000-0000-4000-8000-000000000001',
    title: '오답 노트 세 쪽',
    content: '이번 달에 틀린 문제 가운데 셋을 골라 풀이를 다시 적어 보세요.',
  },
  {
    id: 'ast-math-2',
    clientId: '00000000-0000-4000-8000-000000000002',
    title: '그래프로 그리는 하루',
    content: '하루의 기온이나 걸음 수를 그래프로 그려 오세요.',
    rubric: [
      { name: '축과 눈금', points: 30 },
      { name: '그린 값', points: 50 },
      { name: '한 줄 설명', points: 20 },
    ],
  },
];

/** What the main teacher keeps to give it again: one that came back from her classes, and one she has not given yet. */
export const buildTemplates = (now: Date): TemplateRow[] =>
  KEPT.map((words) => ({
    ...words,
    teacherId: DEMO_ACCOUNTS.math.id,
    downloadAllowed: true,
    lateAllowed: true,
    createdAt: new Date(now.getTime() - 30 * millisecondsInDay),
  }));

/** The oldest homework was given of the first of them: all of it is graded and returned. */
export const withTemplate = (homework: readonly AssignmentRow[]): AssignmentRow[] =>
  homework.map((row, at) => (at < homework.length - TIMES ? row : { ...row, templateId: GIVEN }));
