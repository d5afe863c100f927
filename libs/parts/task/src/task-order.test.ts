import type { TodayTask } from '@portal/domain/planning/today.contract';
import { aPlanTask, anOwnTask } from '@portal/testing/planning/plan-task-builders';
import { inOrder } from './task-order.ts';

const NOW = new Date('2026-11-18T10:42:00+09:00');
const lesson = { id: 'lesson-1', startAt: '2026-11-18T17:00:00+09:00' };
const ACTIONS = {
  own: { kind: 'FINISH_TASK', task: anOwnTask() },
  noted: { kind: 'FINISH_TASK', task: aPlanTask() },
  answer: { kind: 'ANSWER_MOVE', lesson },
  wrap: { kind: 'WRAP_UP', lesson },
  grade: { kind: 'GRADE', task: aPlanTask() },
  profile: { kind: 'OPEN_PROFILE', lesson: null },
} as const satisfies Record<string, TodayTask['action']>;

const task = (what: keyof typeof ACTIONS, due: string | null): TodayTask => {
  const dueAt = due && `2026-11-${due}:00+09:00`;
  return {
    id: `${what} ${due ?? 'never'}`,
    type: what === 'grade' ? 'SUBMISSION_EVALUATION' : 'REMINDER',
    title: what,
    dueAt,
    isOverdue: dueAt !== null && Date.parse(dueAt) <= NOW.getTime(),
    class: null,
    action: ACTIONS[what],
  };
};
const sorted = (...tasks: TodayTask[]) => inOrder(tasks, 'Asia/Seoul').map(({ id }) => id);

describe('what is to be done first [PLN-1]', () => {
  it('is what is overdue, the oldest of it before all', () => {
    expect(sorted(task('wrap', '18T20:00'), task('wrap', '18T08:00'), task('own', '17T09:00'))).toEqual([
      'own 17T09:00',
      'wrap 18T08:00',
      'wrap 18T20:00',
    ]);
  });

  it('is of one day the wrap-up, then an answer, then what is to be graded, then the rest, her own last', () => {
    const day = ['own', 'noted', 'grade', 'answer', 'wrap'] as const;
    expect(sorted(...day.map((what, at) => task(what, `18T1${at + 1}:00`)))).toEqual([
      'wrap 18T15:00',
      'answer 18T14:00',
      'grade 18T13:00',
      'noted 18T12:00',
      'own 18T11:00',
    ]);
  });

  it('is never what is due on a later day, nor what is not due at all', () => {
    expect(sorted(task('profile', null), task('wrap', '19T09:00'), task('own', '18T23:00'))).toEqual([
      'own 18T23:00',
      'wrap 19T09:00',
      'profile never',
    ]);
  });
});
