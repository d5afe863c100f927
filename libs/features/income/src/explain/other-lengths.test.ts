import { anIncomeExplanation, someIncomeParts, someRates } from '@portal/testing/wallet/income-builders';
import { otherLengthsOf } from './other-lengths.ts';

describe('the same lesson at another length [INC-4]', () => {
  it('is shown as one of 50 minutes', () => {
    expect(otherLengthsOf(anIncomeExplanation())).toEqual([{ minutes: 50, gross: 400_000, net: 268_000 }]);
  });

  it('is made comparable as one of 60, where it was none', () => {
    const of90 = anIncomeExplanation({ income: { minutes: 90 }, parts: someIncomeParts({}, 90) });
    expect(of90.income.net).toBe(482_400);
    expect(otherLengthsOf(of90).map(({ minutes, net }) => [minutes, net])).toEqual([
      [60, 321_600],
      [50, 268_000],
    ]);
  });

  it('takes the fee that was in force, with what a gift spared [INC-3]', () => {
    const other = (rates: ReturnType<typeof someRates>) => otherLengthsOf(anIncomeExplanation({ rates }))[0]!.net;
    expect(other(someRates({ total: 0.1, channel: 0 }))).toBe(360_000);
    expect(other(someRates({ relief: 0.1 }))).toBe(308_000);
  });
});
