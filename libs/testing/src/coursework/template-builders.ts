import type { AssignmentTemplate } from '@portal/domain/coursework/assignment-template';

/** A template that was given twice, the last time to four students. */
export const aTemplate = (over: Partial<AssignmentTemplate> = {}): AssignmentTemplate => ({
  id: 'template-1',
  title: '3과 단어',
  content: '교재 42쪽의 단어를 외워 오세요.',
  files: [],
  downloadAllowed: true,
  lateAllowed: true,
  rubric: null,
  given: 2,
  last: {
    className: '중2 수학 심화반',
    deadlineAt: '2026-11-10T21:00:00+09:00',
    students: 4,
    submitted: 4,
    onTime: 3,
    average: 80.5,
    typicalHours: 39,
  },
  version: 1,
  ...over,
});
