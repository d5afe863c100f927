import { aPlanTask } from '@portal/testing/planning/plan-task-builders';
import { chipWords } from './chip-words.ts';

const noted = { kind: 'FINISH_TASK', task: aPlanTask({ title: '교구 주문하기' }) } as const;
const lesson = { kind: 'OPEN_LESSON', lesson: null } as const;

it.each([
  ['what she noted by its title', { type: 'REMINDER', action: noted }, '교구 주문하기'],
  ['what a wrap-up has her prepare by its title', { type: 'LESSON', action: noted }, '교구 주문하기'],
  ['a lesson with nothing noted by what is to be done', { type: 'LESSON', action: lesson }, '수업 준비'],
  ['what is to be graded by its kind', { type: 'SUBMISSION_EVALUATION', action: noted }, '과제 평가'],
  ['a lesson that is not closed', { type: 'LESSON', action: { kind: 'WRAP_UP', lesson: null } }, '마무리 필요'],
] as const)('a chip names %s [PLN-1]', (_, task, words) => {
  expect(chipWords(task)).toBe(words);
});
