import { daysBetween } from './day.ts';
import { daysOfPeriod, PERIOD_LABELS, PERIODS } from './period.ts';

const presets = PERIODS.filter((period) => period !== 'CUSTOM');

describe('the periods of lists and figures [INC-5]', () => {
  it('are one to four weeks, one, two, three and six months, a year, and days of her own', () => {
    expect(PERIODS.map((period) => PERIOD_LABELS[period])).toEqual([
      '1주',
      '2주',
      '3주',
      '4주',
      '1개월',
      '2개월',
      '3개월',
      '6개월',
      '1년',
      '직접 정하기',
    ]);
  });

  it('end today and have so many whole days, today with them', () => {
    expect(presets.map((period) => daysOfPeriod(period, '2026-11-18').from)).toEqual([
      '2026-11-12',
      '2026-11-05',
      '2026-10-29',
      '2026-10-22',
      '2026-10-19',
      '2026-09-19',
      '2026-08-19',
      '2026-05-19',
      '2025-11-19',
    ]);
    expect(presets.every((period) => daysOfPeriod(period, '2026-11-18').to === '2026-11-18')).toBe(true);
  });

  it('look as far ahead as they look back, and know short months', () => {
    expect(daysOfPeriod('W1', '2026-11-18', 'ahead')).toEqual({ from: '2026-11-18', to: '2026-11-24' });
    expect(daysOfPeriod('M1', '2027-01-31', 'ahead')).toEqual({ from: '2027-01-31', to: '2027-02-27' });
    expect(daysOfPeriod('M1', '2027-03-31')).toEqual({ from: '2027-03-01', to: '2027-03-31' });
    const { from, to } = daysOfPeriod('W4', '2028-02-10', 'ahead');
    expect(daysBetween(from, to)).toBe(27);
  });
});
