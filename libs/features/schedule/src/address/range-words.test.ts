import { rangeWords } from './range-words.ts';

describe('the visible days in words', () => {
  it('are one day with its weekday, spoken in full [CON-2]', () => {
    expect(rangeWords({ view: 'day', date: '2026-11-18' })).toEqual({
      shown: '18/11/2026 (수)',
      spoken: '2026년 11월 18일 수요일',
    });
  });

  it('are a month without a zero before its number [CON-2]', () => {
    expect(rangeWords({ view: 'month', date: '2027-01-31' })).toEqual({ shown: '2027년 1월', spoken: '2027년 1월' });
  });

  it.each(['week', 'agenda'] as const)('name both years in a %s over the new year [CON-2]', (view) => {
    expect(rangeWords({ view, date: '2027-01-01' })).toEqual({
      shown: '28/12/2026 – 03/01/2027',
      spoken: '2026년 12월 28일 월요일부터 2027년 1월 3일 일요일까지',
    });
  });
});
