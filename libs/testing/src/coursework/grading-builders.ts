import type { GradingComment } from '@portal/domain/coursework/grading-comment';
import type { GradingResults } from '@portal/domain/coursework/grading-results';

/** What a teacher has said twice. */
export const aGradingComment = (over: Partial<GradingComment> = {}): GradingComment => ({
  id: 'comment-1',
  text: '괄호를 풀 때 부호를 한 번 더 봐요.',
  tags: ['부호 실수'],
  used: 2,
  usedAt: '2026-11-17T21:00:00+09:00',
  version: 1,
  ...over,
});

/** Of eleven submissions ten are graded. */
export const gradingResults = (over: Partial<GradingResults> = {}): GradingResults => ({
  handedIn: 11,
  graded: 10,
  scored: 10,
  average: 78.4,
  bands: [0, 0, 0, 0, 1, 1, 1, 2, 3, 2],
  errors: [
    {
      tag: '부호 실수',
      count: 4,
      example: {
        submissionId: 'submission-1',
        studentName: '학생 A01',
        feedback: '괄호를 풀 때 부호를 한 번 더 봐요.',
      },
    },
    {
      tag: '단위 빠짐',
      count: 2,
      example: { submissionId: 'submission-2', studentName: '학생 A02', feedback: '답에 단위를 붙여 주세요.' },
    },
  ],
  time: { measured: 9, medianSeconds: 95 },
  ...over,
});
