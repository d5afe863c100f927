import { aPlanTask, anOwnTask } from '@portal/testing/planning/plan-task-builders';
import { at } from '../tasks.fixture.ts';
import { landingOf } from './landing.ts';

const here = { now: new Date(at(18, '10:42')), zone: 'Asia/Seoul' };
const iso = (day: number, time: string) => new Date(at(day, time)).toISOString();
const own = anOwnTask({ dueAt: at(19, '18:30') });
const late = anOwnTask({ dueAt: at(16, '09:00') });
const noted = aPlanTask({ dueAt: at(20, '10:30') });

describe('a task that is put on another day [PLN-1]', () => {
  it.each([
    ['of her own is due then, at its time', own, '2026-11-21', { kind: 'DUE', at: iso(21, '18:30') }],
    ['that is overdue gets a new time', late, '2026-11-20', { kind: 'DUE', at: iso(20, '09:00') }],
    [
      'until today, whose time is over, has the rest of the day',
      late,
      '2026-11-18',
      { kind: 'DUE', at: iso(18, '23:59') },
    ],
    ['where it stands already stays', own, '2026-11-19', null],
    ['that is over stays', own, '2026-11-17', null],
    [
      'of the product keeps its end and comes back that morning',
      noted,
      '2026-11-21',
      { kind: 'SNOOZE', at: iso(21, '09:00') },
    ],
    ['of the product is in sight today anyway', noted, '2026-11-18', null],
  ])('%s', (_what, task, day, landing) => {
    expect(landingOf(task, day, here)).toEqual(landing);
  });
});
