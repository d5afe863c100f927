import { daysFromTo, firstOfMonth, isDay, lastOfMonth } from './day.ts';

describe('a day of the calendar', () => {
  it.each(['2026-11-18', '2028-02-29', '2026-12-31', '0001-01-01'])('may be written %s [CAL-1]', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    ['a day that its month does not have', '2026-02-29'],
    ['the 31st of a month of 30', '2026-11-31'],
    ['month 13', '2026-13-01'],
    ['day 0', '2026-11-00'],
    ['the order of a Korean card', '18/11/2026'],
    ['one digit', '2026-11-8'],
    ['a time behind it', '2026-11-18T00:00'],
    ['a line behind it', '2026-11-18\n'],
    ['nothing', ''],
  ])('is not made of %s [CAL-1]', (_, text) => {
    expect(isDay(text)).toBe(false);
  });
});

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
