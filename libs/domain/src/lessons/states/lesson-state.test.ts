import type { Lesson } from '../lesson.ts';
import { LESSON_STATE_LABELS, lessonStateOf } from './lesson-state.ts';

const of = (status: Lesson['status'], held: boolean | null = null, isWrappedUp = false) =>
  LESSON_STATE_LABELS[lessonStateOf({ status, held, isWrappedUp })];

it('is never called done while its wrap-up is owed, and waits until that is confirmed [CLS-2]', () => {
  expect([of('DONE', true), of('DONE', true, true), of('FINISHED', true, true)]).toEqual([
    '마무리 필요',
    '확인 대기',
    '확인됨',
  ]);
});

it('owes nothing when it was not held, and before it is over [CLS-2]', () => {
  expect([of('DONE', false), of('UPCOMING'), of('IN_PROGRESS'), of('CANCELED', false)]).toEqual([
    '진행 안 함',
    '예정',
    '진행 중',
    '취소',
  ]);
});

it('that nobody came to is not called confirmed, though it is closed [CLS-2]', () => {
  expect(of('FINISHED', false)).toBe('진행 안 함');
});
