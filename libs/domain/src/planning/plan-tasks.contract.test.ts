import fc from 'fast-check';
import * as v from 'valibot';
import { movePlanTask, PLAN_TASK_EVENTS, PLAN_TASK_SOURCES } from './plan-task.ts';
import { planTasksContract as contract } from './plan-tasks.contract.ts';
import { REMINDER_TYPES } from './task.ts';
import { taskStatusOf } from './task.ts';
import { TodayTask } from './today.contract.ts';

const clientId = '3f2b8a52-6f0e-4f4b-9d3a-0a1b2c3d4e5f';
const fields = { title: '시험지 만들기', note: '', dueAt: '2026-11-20T09:00:00Z' };
const takes = (schema: v.GenericSchema, body: object, change: object) => v.is(schema, { ...body, ...change });

describe('a task that a teacher notes for herself [PLN-1]', () => {
  it.each<[string, object, boolean]>([
    ['as it is', {}, true],
    ['with a title of 100 characters', { title: '가'.repeat(100) }, true],
    ['with a title of 101', { title: '가'.repeat(101) }, false],
    ['with a title of spaces', { title: ' ' }, false],
    ['with a note of 2,000 characters', { note: '가'.repeat(2_000) }, true],
    ['with a note of 2,001', { note: '가'.repeat(2_001) }, false],
    ['without an end', { dueAt: null }, false],
    ['due on a day without a time', { dueAt: '2026-11-20' }, false],
    ['that is done already', { status: 'FINISHED' }, false],
  ])('%s, when it is made and when it is changed', (_what, change, fits) => {
    expect(takes(contract.createPlanTask.body, { clientId, type: 'REMINDER', ...fields }, change)).toBe(fits);
    expect(takes(contract.updatePlanTask.body, { version: 1, ...fields }, change)).toBe(fits);
  });

  it.each(['SUBMISSION_DEADLINE', 'LESSON', 'SUBMISSION_EVALUATION'])('is no %s: those the product notes', (type) => {
    expect(takes(contract.createPlanTask.body, { clientId, type, ...fields }, {})).toBe(false);
    expect(v.is(contract.listPlanTasks.query, { state: 'upcoming', type })).toBe(true);
  });

  it('is put off until a moment, or brought back', () => {
    const until = (value: unknown) => v.is(contract.snoozePlanTask.body, { until: value });
    expect([until('2026-11-20T09:00:00Z'), until(null), until(undefined), until('later')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a list of tasks [RTE-10]', () => {
  it.each([
    [{ state: 'in-progress' }, true],
    [{ state: 'upcoming' }, true],
    [{ state: 'completed', classId: 'cls_1', page: '1000', size: '100' }, true],
    [{}, false],
    [{ state: 'todo' }, false],
    [{ state: 'upcoming', size: '101' }, false],
  ])('is asked for by %j: %s', (query, fits) => {
    expect(v.is(contract.listPlanTasks.query, query)).toBe(fits);
  });
});

describe('a call whose answer was lost', () => {
  const task = fc.record({
    source: fc.constantFrom(...PLAN_TASK_SOURCES),
    type: fc.constantFrom(...REMINDER_TYPES),
    isFinished: fc.boolean(),
  });
  it('can be sent again: finishing, opening and putting off twice is as once', () => {
    fc.assert(
      fc.property(task, fc.constantFrom(...PLAN_TASK_EVENTS), (before, event) => {
        const once = movePlanTask(before, event);
        fc.pre('to' in once && once.to !== 'GONE');
        expect(movePlanTask({ ...before, isFinished: once.to === 'FINISHED' }, event)).toEqual(once);
      }),
    );
  });

  it('is refused in words that the endpoint knows', () => {
    const doors = {
      FINISH: ['finishPlanTask', 'finishPlanTasks'],
      REOPEN: ['reopenPlanTask', 'reopenPlanTasks'],
      SNOOZE: ['snoozePlanTask'],
      CHANGE: ['updatePlanTask'],
      DELETE: ['deletePlanTask'],
    } as const satisfies Record<(typeof PLAN_TASK_EVENTS)[number], readonly (keyof typeof contract)[]>;
    fc.assert(
      fc.property(task, fc.constantFrom(...PLAN_TASK_EVENTS), (before, event) => {
        const moved = movePlanTask(before, event);
        fc.pre('refused' in moved);
        for (const door of doors[event]) expect(contract[door].errors).toContain(moved.refused);
      }),
    );
  });

  it('never lets the product’s own tasks be reworded or taken away', () => {
    for (const isFinished of [true, false])
      for (const event of ['CHANGE', 'DELETE'] as const)
        expect(movePlanTask({ source: 'AUTO', type: 'REMINDER', isFinished }, event)).toEqual({ refused: 'AUTO_TASK' });
  });
});

it('a task is late from the first millisecond after its end, in whatever zone both were written [PLN-1]', () => {
  const instant = fc.integer({ min: 0, max: 4_000_000_000_000 });
  fc.assert(
    fc.property(instant, fc.integer({ min: -2_000, max: 2_000 }), (due, ms) => {
      const inSeoul = new Date(due + 9 * 3_600_000).toISOString().replace('Z', '+09:00');
      const status = taskStatusOf(new Date(due + ms).toISOString(), inSeoul);
      expect(status).toBe(ms > 0 ? 'FINISH_LATE' : 'FINISHED');
    }),
  );
});

describe('what waits for a teacher today', () => {
  const task = { id: 'tsk_1', type: 'LESSON', title: '수업 기록', dueAt: null, isOverdue: false, class: null };
  const lesson = { id: 'les_1', startAt: '2026-11-18T02:00:00Z' };
  it.each<[string, object, boolean]>([
    ['opens a lesson', { kind: 'OPEN_LESSON', lesson }, true],
    ['opens the profile', { kind: 'OPEN_PROFILE', lesson: null }, true],
    ['is ticked off, by a task that is there', { kind: 'FINISH_TASK', lesson }, false],
    ['does something that no portal can', { kind: 'CALL', lesson }, false],
  ])('%s', (_what, action, fits) => {
    expect(v.is(TodayTask, { ...task, action })).toBe(fits);
  });
});
