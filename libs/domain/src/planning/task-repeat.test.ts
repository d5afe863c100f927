import * as v from 'valibot';
import { repeatedMoments, TaskRepeat } from './task-repeat.ts';

const ZONE = 'Asia/Seoul';
const DUE = '2026-11-18T09:00:00+09:00';
const weekly: TaskRepeat = { every: 'WEEK', interval: 1, until: null, count: 3 };
const shown = (repeat: TaskRepeat, due = DUE, zone = ZONE) =>
  repeatedMoments(due, repeat, zone).map((moment) => moment.toISOString());

describe('a task that comes again [PLN-1]', () => {
  it('is due so many times, each time on the same weekday', () => {
    expect(shown(weekly)).toEqual(['2026-11-18T00:00:00.000Z', '2026-11-25T00:00:00.000Z', '2026-12-02T00:00:00.000Z']);
  });

  it('is due every day until a day, that day with it, and every so many weeks', () => {
    expect(shown({ every: 'DAY', interval: 1, until: '2026-11-20', count: null })).toHaveLength(3);
    expect(shown({ every: 'WEEK', interval: 2, until: '2026-12-16', count: null })).toEqual([
      '2026-11-18T00:00:00.000Z',
      '2026-12-02T00:00:00.000Z',
      '2026-12-16T00:00:00.000Z',
    ]);
  });

  it('is due once where the day of its end has passed before', () => {
    expect(shown({ every: 'DAY', interval: 1, until: '2026-11-01', count: null })).toHaveLength(1);
  });

  it('keeps its time where the clocks change', () => {
    // New York goes back an hour on 01/11/2026.
    expect(shown({ ...weekly, count: 2 }, '2026-10-28T09:00:00-04:00', 'America/New_York')).toEqual([
      '2026-10-28T13:00:00.000Z',
      '2026-11-04T14:00:00.000Z',
    ]);
  });

  it.each<[string, object, boolean]>([
    ['an end and a number of times', { until: '2026-12-01' }, false],
    ['neither', { count: null }, false],
    ['once', { count: 1 }, false],
    ['a hundred times', { count: 100 }, true],
    ['a hundred and one times', { count: 101 }, false],
    ['every nine weeks', { interval: 9 }, false],
  ])('with %s is a rule: %s', (_what, change, fits) => {
    expect(v.is(TaskRepeat, { ...weekly, ...change })).toBe(fits);
  });
});
