import { aPlanTask } from '@portal/testing/planning/plan-task-builders';
import { at, noted } from '../tasks.fixture.ts';
import { groupOf } from './group-tasks.ts';

const days = { today: '2026-11-18', zone: 'Asia/Seoul' };
const dueAt = (day: number, time: string) => noted(aPlanTask({ dueAt: at(day, time) }));

describe('where a task stands in the list [PLN-1]', () => {
  it.each([
    ['overdue', 18, '10:42'],
    ['today', 18, '23:59'],
    ['week', 19, '00:00'],
    ['week', 22, '23:59'],
    ['next', 23, '00:00'],
  ])('is %s on the %dth at %s', (group, day, time) => {
    expect(groupOf(dueAt(day, time), 'in-progress', days)).toBe(group);
  });

  it('is apart where it has no end, and where it was put off', () => {
    expect(groupOf({ ...dueAt(20, '09:00'), dueAt: null }, 'in-progress', days)).toBe('someday');
    const asleep = noted(aPlanTask({ snoozedUntil: at(19, '09:00') }));
    expect(groupOf(asleep, 'upcoming', days)).toBe('asleep');
    expect(groupOf(dueAt(30, '09:00'), 'upcoming', days)).toBe('later');
  });
});
