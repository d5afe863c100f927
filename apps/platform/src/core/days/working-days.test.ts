import { endOfWorkingDay } from './working-days.ts';

const zone = 'Asia/Seoul';

describe('the end of a working day', () => {
  it.each([
    ['a Wednesday morning', '2026-11-18T00:00:00Z', 1, '2026-11-19T09:00:00.000Z'],
    ['the last minute of a Wednesday in Seoul', '2026-11-18T14:59:00Z', 1, '2026-11-19T09:00:00.000Z'],
    ['the first minute of a Thursday in Seoul', '2026-11-18T15:00:00Z', 1, '2026-11-20T09:00:00.000Z'],
    ['a Thursday, over the weekend', '2026-11-19T03:00:00Z', 2, '2026-11-23T09:00:00.000Z'],
    ['a Saturday', '2026-11-21T03:00:00Z', 1, '2026-11-23T09:00:00.000Z'],
    ['a Sunday', '2026-11-22T03:00:00Z', 2, '2026-11-24T09:00:00.000Z'],
  ])('after %s is 18:00 in Seoul, days later', (_what, from, count, due) => {
    expect(endOfWorkingDay(new Date(from), count, { zone, holidays: new Set() }).toISOString()).toBe(due);
  });

  it('leaves out holidays', () => {
    const holidays = new Set(['2026-12-25', '2026-12-28']);
    expect(endOfWorkingDay(new Date('2026-12-24T03:00:00Z'), 1, { zone, holidays }).toISOString()).toBe(
      '2026-12-29T09:00:00.000Z',
    );
  });
});
