import type { TodayTask } from '@portal/domain/planning/today.contract';
import { anOwnTask } from '@portal/testing/planning/plan-task-builders';
import { countByWhen } from './task-when.ts';

const NOW = new Date('2026-11-18T10:42:00+09:00');

const due = (at: string | null): TodayTask => {
  const dueAt = at && `2026-11-${at}:00+09:00`;
  return {
    id: at ?? 'never',
    type: 'REMINDER',
    title: '할 일',
    dueAt,
    isOverdue: dueAt !== null && Date.parse(dueAt) <= NOW.getTime(),
    class: null,
    action: { kind: 'FINISH_TASK', task: anOwnTask() },
  };
};

it('counts by when it is due: a week ends on Sunday [PLN-1]', () => {
  const tasks = ['17T09:00', '18T12:00', '18T23:59', '19T00:00', '20T00:00', '22T23:59', '23T00:00', null].map(due);
  expect(countByWhen(tasks, NOW, 'Asia/Seoul')).toEqual([
    ['overdue', 1],
    ['today', 2],
    ['tomorrow', 1],
    ['week', 2],
    ['later', 2],
  ]);
});
