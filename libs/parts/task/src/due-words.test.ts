import { dueWords } from './due-words.ts';
import { taskPath } from './task-path.ts';

const now = new Date('2026-11-18T10:42:00+09:00');

it.each([
  ['2026-11-18T17:00:00+09:00', false, '오늘 17:00까지'],
  ['2026-11-19T09:00:00+09:00', false, '내일 09:00까지'],
  ['2026-11-25T09:00:00+09:00', false, '25/11/2026 (수) 09:00까지'],
  ['2026-11-18T10:12:00+09:00', true, '오늘 10:12 마감이 지났어요'],
  ['2026-11-16T10:12:00+09:00', true, '16/11/2026 (월) 10:12 마감이 지났어요'],
  [null, false, '정해진 시간 없음'],
])('until %s (overdue: %s) is said as %s', (dueAt, isOverdue, words) => {
  expect(dueWords({ dueAt, isOverdue }, now, 'Asia/Seoul')).toBe(words);
});

const lesson = { id: 'les 1', startAt: '2026-11-18T15:30:00Z' };

it('answers a move over the day of its lesson in the zone of the teacher, not of the browser', () => {
  const task = { type: 'LESSON', action: { kind: 'ANSWER_MOVE', lesson } } as const;
  expect(taskPath(task, 'Asia/Seoul')).toBe('/account/calendar?view=day&date=2026-11-19&lesson=les+1');
  expect(taskPath(task, 'Asia/Ho_Chi_Minh')).toBe('/account/calendar?view=day&date=2026-11-18&lesson=les+1');
});

it('leads to the page of a lesson that comes, and to the wrap-up of one that is over [W3]', () => {
  const action = { kind: 'OPEN_LESSON', lesson } as const;
  expect(taskPath({ action }, 'Asia/Seoul')).toBe('/account/lessons/les%201');
  expect(taskPath({ action: { kind: 'WRAP_UP', lesson } }, 'Asia/Seoul')).toBe('/account/lessons/les%201/wrap-up');
});
