import { anIncomeForecast, someRates } from '@portal/testing/wallet/income-builders';
import { firstWhatIf, outlookOf } from './what-if.ts';

const forecast = anIncomeForecast({
  earned: { lessonCount: 46, net: 15_008_000 },
  booked: { lessonCount: 17, net: 5_708_400 },
  lastMonth: { lessonCount: 60, net: 20_100_000 },
});
const first = firstWhatIf(forecast);

describe('what the month would come to', () => {
  it('is what is earned and booked, with so many lessons more of a class', () => {
    expect(outlookOf(first, forecast, someRates())).toMatchObject({ expected: 20_716_400, toLastMonth: 616_400 });
    expect(outlookOf({ ...first, count: 2 }, forecast, someRates())).toEqual({
      one: 321_600,
      extra: 643_200,
      booked: 20_716_400,
      expected: 21_359_600,
      toLastMonth: 1_259_600,
    });
  });

  it('takes the fee in force off another price [INC-3]', () => {
    const other = { count: 2, classId: null, price: 600_000 };
    expect(outlookOf(other, forecast, someRates()).extra).toBe(2 * 402_000);
    expect(outlookOf(other, forecast, someRates({ total: 0.1, channel: 0 })).extra).toBe(2 * 540_000);
    expect(outlookOf(other, forecast, someRates({ relief: 0.05 })).extra).toBe(2 * 432_000);
  });

  it('stays as it is booked while no price can be read', () => {
    expect(outlookOf({ count: 5, classId: null, price: null }, forecast, someRates()).expected).toBe(20_716_400);
    expect(firstWhatIf(anIncomeForecast({ perLesson: [] }))).toEqual({ count: 0, classId: null, price: null });
  });
});
