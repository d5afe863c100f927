import { hoursOf, visibleHours } from './visible-hours.ts';

describe('the hours of the grid', () => {
  it.each([
    ['nothing', [], 8, 22],
    ['work within them', [{ start: 540, end: 1320 }], 8, 22],
    ['an early start', [{ start: 449, end: 500 }], 7, 22],
    ['a late end', [{ start: 1300, end: 1321 }], 8, 23],
    ['a whole day', [{ start: 0, end: 1440 }], 0, 24],
  ])('with %s go from %s [CAL-1]', (_name, items, from, to) => {
    expect(visibleHours(items)).toEqual({ from, to });
    expect(hoursOf({ from, to })).toHaveLength(to - from);
  });
});
