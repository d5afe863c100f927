import { daysOfMonth, nameMonth, shortMonth } from './month-names.ts';

describe('a month', () => {
  it('is named as Koreans do, with its year where that is not known', () => {
    expect(nameMonth('2026-01')).toBe('2026년 1월');
    expect(shortMonth('2026-12')).toBe('12월');
  });

  it('has its first and last day, in a leap year too', () => {
    expect(daysOfMonth('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(daysOfMonth('2026-12').to).toBe('2026-12-31');
  });
});
