import { anEmptyIncomeSummary, anIncomeSummary } from '@portal/testing/wallet/income-builders';
import { monthSeries, sumsOfMonths } from './month-series.ts';

const { months, month } = anIncomeSummary();

describe('the last twelve months [INC-4]', () => {
  it('are a line that ends where the running month stands as a column', () => {
    const [closed, earned, booked, extra] = monthSeries(months, { booked: 5_708_400, extra: 643_200 });
    expect(closed!.values).toEqual([...months.slice(0, -1).map(({ net }) => net), null]);
    expect(earned!.values.at(-1)).toBe(month.net);
    expect(booked!.values.filter((value) => value !== null)).toEqual([5_708_400]);
    expect(extra).toMatchObject({ kind: 'mark' });
    expect(extra!.values.at(-1)).toBe(month.net + 5_708_400 + 643_200);
  });

  it('expect nothing while the forecast is not there, and mark nothing where nothing is tried', () => {
    expect(monthSeries(months, { booked: null, extra: 0 }).map(({ id }) => id)).toEqual(['closed', 'earned']);
    expect(monthSeries(months, { booked: 0, extra: 0 }).map(({ id }) => id)).toEqual(['closed', 'earned', 'booked']);
  });

  it('come to a sum, and to a mean of those that had lessons', () => {
    const { total, average, taught } = sumsOfMonths(months);
    expect(total).toBe(months.reduce((sum, { net }) => sum + net, 0));
    expect(taught).toBe(11);
    expect(average).toBe(Math.floor((total - month.net) / 11));
    expect(sumsOfMonths(anEmptyIncomeSummary().months)).toEqual({ total: 0, taught: 0, average: null });
  });
});
