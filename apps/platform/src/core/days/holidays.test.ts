import type { Holiday } from '@portal/domain/time/holiday';
import { holidaysBetween } from './holidays.ts';

const listOf = async (country: Holiday['country'], year: number) =>
  (await holidaysBetween([country], { from: `${year}-01-01`, to: `${year}-12-31` })).map(
    ({ date, name }) => `${date.slice(5)} ${name}`,
  );

/** As the Act on Public Holidays and the yearly almanac of the Korea Astronomy and Space Science Institute give them. */
const KR: Record<number, readonly string[]> = {
  2026: [
    '01-01 신정',
    '02-16 설날 연휴',
    '02-17 설날',
    '02-18 설날 연휴',
    '03-01 3·1절',
    '03-02 3·1절 대체공휴일',
    '05-01 노동절',
    '05-05 어린이날',
    '05-24 부처님오신날',
    '05-25 부처님오신날 대체공휴일',
    '06-03 지방선거일',
    '06-06 현충일',
    '07-17 제헌절',
    '08-15 광복절',
    '08-17 광복절 대체공휴일',
    '09-24 추석 연휴',
    '09-25 추석',
    '09-26 추석 연휴',
    '10-03 개천절',
    '10-05 개천절 대체공휴일',
    '10-09 한글날',
    '12-25 성탄절',
  ],
  2027: [
    '01-01 신정',
    '02-06 설날 연휴',
    '02-07 설날',
    '02-08 설날 연휴',
    '02-09 설날 대체공휴일',
    '03-01 3·1절',
    '05-01 노동절',
    '05-03 노동절 대체공휴일',
    '05-05 어린이날',
    '05-13 부처님오신날',
    '06-06 현충일',
    '07-17 제헌절',
    '07-19 제헌절 대체공휴일',
    '08-15 광복절',
    '08-16 광복절 대체공휴일',
    '09-14 추석 연휴',
    '09-15 추석',
    '09-16 추석 연휴',
    '10-03 개천절',
    '10-04 개천절 대체공휴일',
    '10-09 한글날',
    '10-11 한글날 대체공휴일',
    '12-25 성탄절',
    '12-27 성탄절 대체공휴일',
  ],
};

/** Articles 111 and 112 of the Labour Code: a day on a weekend is made up for on the next working day. */
const VN: Record<number, readonly string[]> = {
  2026: [
    '01-01 신정',
    '02-16 뗏(설) 연휴',
    '02-17 뗏(설)',
    '02-18 뗏(설) 연휴',
    '02-19 뗏(설) 연휴',
    '02-20 뗏(설) 연휴',
    '04-26 흥왕 기일',
    '04-27 흥왕 기일 대체휴일',
    '04-30 남부 해방 기념일',
    '05-01 노동절',
    '09-01 국경일 연휴',
    '09-02 국경일',
  ],
  2027: [
    '01-01 신정',
    '02-05 뗏(설) 연휴',
    '02-06 뗏(설)',
    '02-07 뗏(설) 연휴',
    '02-08 뗏(설) 연휴',
    '02-09 뗏(설) 연휴',
    '02-10 뗏(설) 대체휴일',
    '02-11 뗏(설) 대체휴일',
    '04-16 흥왕 기일',
    '04-30 남부 해방 기념일',
    '05-01 노동절',
    '05-03 노동절 대체휴일',
    '09-02 국경일',
  ],
};

describe('public holidays', () => {
  it.each([2026, 2027])('of Korea in %i are those that were published [CAL-1]', async (year) => {
    expect(await listOf('KR', year)).toEqual(KR[year]);
  });

  it.each([2026, 2027])('of Vietnam in %i are those of its law, by their Korean names [CAL-1]', async (year) => {
    expect(await listOf('VN', year)).toEqual(VN[year]);
  });

  it('of both countries stand together in the order of days, over the turn of a year [CAL-1]', async () => {
    expect(await holidaysBetween(['VN', 'KR'], { from: '2026-12-25', to: '2027-01-01' })).toEqual([
      { date: '2026-12-25', country: 'KR', name: '성탄절' },
      { date: '2027-01-01', country: 'VN', name: '신정' },
      { date: '2027-01-01', country: 'KR', name: '신정' },
    ]);
    expect(await holidaysBetween([], { from: '2026-01-01', to: '2026-12-31' })).toEqual([]);
  });

  it('have Korean names only, one for each day and country, in any year that a calendar can show [CAL-1]', async () => {
    for (const year of [1900, 1950, 2020, 2025, 2028, 2030, 2050, 2100, 2199])
      for (const country of ['KR', 'VN'] as const) {
        const list = await listOf(country, year);
        expect(list.length).toBeGreaterThan(4);
        expect(list.filter((day) => !/^\d\d-\d\d [\d가-힣·() ]+$/.test(day))).toEqual([]);
      }
  });

  it('are worked out once for a year', async () => {
    const range = { from: '2033-01-01', to: '2033-12-31' };
    await holidaysBetween(['KR', 'VN'], range);
    const start = performance.now();
    for (let call = 0; call < 1_000; call++) await holidaysBetween(['KR', 'VN'], range);
    expect((performance.now() - start) / 1_000).toBeLessThan(5);
  });
});
