import { daysFromTo, firstOfMonth, lastOfMonth } from './day.ts';

describe('the days of a month', () => {
  it.each([
    ['2026-11-18', '2026-11-01', '2026-11-30'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
    ['2027-02-28', '2027-02-01', '2027-02-28'],
    ['2028-02-01', '2028-02-01', '2028-02-29'],
  ])('around %s go from %s to %s [CAL-1]', (day, first, last) => {
    expect([firstOfMonth(day), lastOfMonth(day)]).toEqual([first, last]);
  });

  it('follow each other over the end of a year, both ends included [CAL-1]', () => {
    expect(daysFromTo('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
    expect(daysFromTo('2026-11-18', '2026-11-18')).toEqual(['2026-11-18']);
  });

  it('are none where the end lies before the beginning [CAL-1]', () => {
    expect(daysFromTo('2026-11-18', '2026-11-17')).toEqual([]);
    expect(daysFromTo('2026-11-18', '2025-11-18')).toEqual([]);
  });
});
